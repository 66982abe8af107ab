export const texts = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  open: 'Open the statement',
  labels: {
    group: 'Group',
    seat: 'Seat',
    refund: 'Refund of your seat',
  },
  wish: {
    takesEffect: 'Takes effect',
    owes: 'You would owe',
    options: {
      leave_before_start: 'You asked to leave your group before it starts.',
      cancel: 'You asked to cancel your seat.',
      hand_back: 'You asked to hand your award back.',
    },
    beforeStart:
      'When another family takes your seat, everything you paid beyond the deposit is paid back to you; the deposit is not returned. If nobody takes it by the day the first contribution is due, it is cancelled, and any figures below apply.',
    asked: {
      subject: 'You asked to leave: it can still be taken back',
      preview: 'It takes effect in 72 hours at the latest; until then nothing changes.',
      paragraphs: [
        'Until it takes effect your seat is active in everything: contributions are due, and it takes part in assemblies. If it is selected meanwhile, the wish lapses. The figures are worked out again at that time; if you would get less or owe more than below, we ask you again.',
        'You can take it back on your page until then. If you did not ask for this, take it back at once, change your password and reply to this mail.',
      ],
      action: 'See it or take it back',
    },
    taken_back: {
      subject: 'You keep your seat',
      preview: 'Your wish was taken back; nothing has changed.',
      paragraphs: [
        'The wish was taken back before it took effect. Everything stays as it was. If this was not you, change your password and reply to this mail.',
      ],
      action: 'Open your page',
    },
    lapsed_selected: {
      subject: 'Your seat was selected: your wish to leave has lapsed',
      preview: 'You do not leave, unless you ask for it again.',
      paragraphs: [
        'Before that took effect your seat was selected, so the wish has lapsed and you keep your seat. If you still want to leave, you can hand the award back on the same page, with the figures that hold now.',
      ],
      action: 'See what you can do',
    },
    lapsed_bought: {
      subject: 'Your wish to leave has lapsed',
      preview: 'It was no longer possible when its time came.',
      paragraphs: [
        'When its time came this was no longer possible, because your home has been paid for meanwhile. You keep your seat. The page shows what you can do now.',
      ],
      action: 'See what you can do',
    },
    confirm_again: {
      subject: 'Please confirm again: you would get less or owe more',
      preview: 'The figures have changed since you asked to leave.',
      paragraphs: [
        'Its 72 hours are over, but you would now get less, or owe more, than when you asked. Nothing happens until you confirm the figures below. Your seat stays active, and you can still take the wish back.',
      ],
      action: 'Read the figures',
    },
    left_before_start: {
      subject: 'You have left your group',
      preview: 'Your seat is passed on.',
      paragraphs: [
        'This has taken effect: nothing more is charged or taken for your seat. It goes to the next family with an approved income. Then everything you paid beyond the deposit is paid back to you; the deposit is not returned, as the agreement says.',
        'If there is no such family by the day the first contribution is due, your seat is cancelled, and you get its statement.',
      ],
      action: 'Open your page',
    },
  },
  mail: {
    subject: (kind: string) => `Your statement: ${kind}`,
    preview: 'How it was worked out, line by line.',
    corrected:
      'The bank returned a payment of yours, or gave one back, so this statement replaces the earlier one.',
    body: 'This is the statement of your seat. Every line of the working is below and in your dashboard.',
    payout:
      'What is paid to you needs two people of the cooperative; you get a mail when the bank has sent it.',
    refund:
      'Your seat stays in the monthly draw for its refund. When it is drawn, the fund part is paid to you without a penalty.',
    refundFixed:
      'Your refund was fixed when your seat was drawn, and stays as it was. What changed since is below.',
    owes: 'What you owe is due to your group. Please reply to this mail so that we can agree how it is paid.',
  },
  debtPaid: {
    subject: (paid: string) => `We recorded your payment of ${paid}`,
    recorded: (paid: string) =>
      `We recorded your payment of ${paid} toward what you owe your group.`,
    left: (left: string) => `Still owed: ${left}.`,
    nothingLeft: 'Nothing more is owed. Thank you.',
  },
};
