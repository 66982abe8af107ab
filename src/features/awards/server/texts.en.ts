/** The sentences of this feature's mails. */
export const texts = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  openTracker: 'Open my home',
  labels: {
    group: 'Group',
    seat: 'Seat',
    credit: 'Credit',
    step: 'Step',
    turn: 'Whose turn',
    target: 'Target',
    reason: 'Note',
    price: 'Price',
  },
  selected: {
    subject: 'Congratulations: your seat was selected',
    preview: 'What happens next, and what does not change.',
    body: (credit: string) =>
      `Your seat was selected for a home. ${credit} of your group’s fund is set aside for you in the books and cannot be used for anything else.`,
    next: 'What happens next: send us papers that prove your identity and those of the purchase, choose your home, and we order appraisal and title. After the closing the price goes to the title company. This takes 30 to 60 days.',
    unchanged:
      'What does not change: your monthly contribution goes on until month 240, on the 5th of each month. We do not ask for your income again: it was confirmed before your first assembly.',
    noHurry:
      'You may hand the award back before you buy; your dashboard shows in dollars what that means.',
  },
  step: {
    subject: (step: string) => `Your home: ${step}`,
    preview: (turn: string) => `Next: ${turn}.`,
    yours: 'It is your turn: please open your dashboard.',
    ours: 'You do not need to do anything now. We write to you when something changes.',
  },
  paid: {
    subject: 'Your home is paid',
    preview: 'Welcome home.',
    body: 'The bank has sent the price of your home to the title company. Welcome home.',
    contributions: 'Your monthly contribution goes on as before.',
  },
  reminder: {
    subject: 'Your home waits for you',
    preview: 'One step is yours.',
    body: (step: string) =>
      `It is your turn in the step “${step}”. Your credit stays set aside; there is no penalty for taking longer, but the home comes sooner if you go on.`,
  },
};
