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
  },
  report: {
    subject: (group: string, month: number) => `${group}: month ${month}`,
    nobody: 'none',
    preview: 'Money in and out, homes, and how your group stands.',
    body: 'This is the monthly report of your group, as it stands in the books.',
  },
};
