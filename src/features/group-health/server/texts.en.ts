/** The sentences of the monthly report. */
export const texts = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  open: 'Open my group',
  labels: {
    month: 'Month',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    awards: 'Seats selected this month',
    homes: 'Selected so far',
    waiting: 'Still waiting',
    coverage: 'Coverage',
    reserve: 'Reserve',
    arrears: 'In arrears',
    missed: 'Homes behind plan',
    seat: 'Your seat',
    received: 'Received from you this month',
  },
  digest: {
    subject: (group: string) => `${group}: your month in short`,
    preview: 'What arrived, who was selected, and how your group stands.',
    body: 'Your month in short. On your account’s page you can choose to get less or every mail.',
    selected: (month: number) => `Selected in assembly ${month}`,
  },
  report: {
    subject: (group: string, month: number) => `${group}: month ${month}`,
    nobody: 'none',
    preview: 'Money in and out, homes, and how your group stands.',
    body: 'This is the monthly report of your group, as it stands in the books.',
  },
};
