/** The messages beside the fields of an account. */
export const texts = {
  messages: {
    password: 'Password is required',
    currentPassword: 'Please enter your current password.',
    code: 'Please enter the code.',
    passkeyName: 'Please give the passkey a name.',
  },
};
