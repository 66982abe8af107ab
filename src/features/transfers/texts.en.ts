export const texts = {
  messages: {
    email: 'Please enter the e-mail address',
    emailInvalid: 'Please check the e-mail address',
    name: 'Please enter the name',
    relationship: 'Please say who they are to you',
    contact: 'Please enter an e-mail address or a phone number',
  },
};
