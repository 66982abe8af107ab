/** What the link in the mail of a repeated sign-up answers. */
export const texts = {
  done: { title: 'Your new details are saved', text: 'Thank you. There is nothing else to do.' },
  ended: {
    title: 'This link is no longer valid',
    text: 'Please fill in the form again; we will send you a new one.',
  },
};
