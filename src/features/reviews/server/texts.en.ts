/** The sentences of the mails about a decision on an income and about missing papers. */
export const texts = {
  decision: {
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    notes: (text: string) => `From our review: ${text}`,
    labels: {
      income: 'Declared monthly income',
      plan: 'Plan',
      monthly: 'Monthly contribution',
    },
    aMonth: (amount: string) => `${amount}/mo`,
    open: 'Open your dashboard',
    approved: {
      subject: 'Your income is verified',
      preview: 'Your income is approved for the plan you chose.',
      byPapers: (plan: string) =>
        `We checked your papers: your income covers the ${plan} plan. Your credit amount is now fixed at ${plan}.`,
      byFigures: (plan: string) =>
        `We checked what you declared: your income covers the ${plan} plan. Your credit amount is now fixed at ${plan}.`,
      byDecision: (plan: string) =>
        `We looked at your application and approved your income for the ${plan} plan. Your credit amount is now fixed at ${plan}.`,
      closing: (deposit: string) =>
        `If you have not paid the ${deposit} deposit yet, your dashboard has the button for it.`,
    },
    rejected: {
      subject: 'We could not verify your income yet',
      preview: 'Your application stays open. Here is what is missing.',
      byPapers:
        'We looked at your papers and could not verify your income with them. Your application stays open, and your place on the list is not lost.',
      byFigures:
        'We could not verify your income without papers that show it. Your application stays open, and your place on the list is not lost.',
      next: 'You can upload documents from your dashboard; we will look at them again.',
      closing: 'If something is unclear, reply to this mail; a person reads it.',
    },
  },
  request: {
    subject: 'We need a better paper for your income',
    preview: 'Your application stays open. Here is what is missing.',
    text: 'We looked at your papers and need a better one before we can decide. Your application stays open, and your place on the list is not lost.',
    next: 'Please upload it on your dashboard; we look at it as soon as it is there.',
    action: 'Upload a better paper',
  },
  papers: {
    subject: 'Your documents are still missing',
    lastSubject: 'The last reminder: your documents are still missing',
    preview: 'Your place counts once your income is approved.',
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    paragraphs: [
      'Your deposit is paid and your place is taken. To confirm it we need to check your income and your ID, and some of these documents are not here yet.',
      'Pay stubs, a tax return or bank statements show your income; a passport, driver license or state ID shows who you are. A photo made with your phone is enough. They are stored encrypted.',
    ],
    action: 'Upload my documents',
    last: 'A group forms only with households whose income is approved. If yours is not when your group is full, your place moves to the next group after 14 days.',
  },
};
