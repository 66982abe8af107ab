export const texts = {
  messages: {
    email: 'Please enter the email address',
    emailInvalid: 'Please check the email address',
    name: 'Please enter the name',
    relationship: 'Please say who they are to you',
    contact: 'Please enter an email address or a phone number',
  },
};
