/** The sentences of the mails to those who confirm what another entered. */
export const texts = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  open: 'Open approvals',
  labels: { what: 'What', amount: 'Amount', enteredBy: 'Entered by' },
  waiting: {
    subject: 'Something waits for your approval',
    preview: 'A colleague entered it; a second person decides.',
    body: 'A colleague entered the following. It takes effect when a second person confirms it.',
  },
  reminder: {
    subject: (count: number) =>
      count === 1 ? '1 entry waits for your approval' : `${count} entries wait for your approval`,
    preview: 'They take effect when a second person confirms them.',
    body: 'The following was entered before today and still waits for a second person.',
    more: (count: number) => `${count} more are in the list.`,
  },
};
