/** 'Estate of Ana' inside a sentence. */
const lowerFirst = (name: string) => name.replace(/^Estate/, 'estate');

export const texts = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  open: 'Open the transfer',
  labels: { group: 'Group', seat: 'Seat', price: 'Price' },
  offered: {
    subject: 'A seat was offered to you',
    preview: 'Read what it costs before you accept.',
    body: (leaver: string) =>
      `${leaver} offers you their seat. You would pay the fund and reserve parts that were paid so far; they go to the earlier holder. Administration you pay only for the months to come.`,
    next: 'If you accept, you type your name and send the price by wire. The seat is yours when two people of the cooperative have seen it arrive.',
  },
  sent: {
    subject: 'You offered your seat',
    preview: 'If it was not you, take the offer back at once.',
    body: (newcomer: string) =>
      `Your seat was offered to ${newcomer} just now. It stays yours until they accept and the price has arrived; until it has, you can take the offer back.`,
    notYou: 'If it was not you, take the offer back, change your password at once and write to us.',
  },
  beneficiary: {
    subject: 'Who takes your seat over was changed',
    preview: 'If it was not you, tell us at once.',
    body: (name: string) =>
      `${name} is now named to take your seat over after your death. Nothing else about your seat has changed.`,
    notYou:
      'If it was not you, change your password at once, name the right person again and write to us.',
    open: 'Open your transfers',
  },
  accepted: {
    subject: 'Your seat was accepted',
    preview: 'The transfer happens when the price has arrived.',
    body: (newcomer: string) =>
      `${newcomer} accepted your seat. It passes to them when the price has arrived; until then it is yours, and so are its contributions.`,
  },
  priceDue: {
    subject: 'You accepted a seat: next comes its price',
    preview: 'We write to you with the account for your wire.',
    body: 'You accepted this seat at the price below. Please send nothing yet: we write to you with the account for your wire.',
    next: 'The seat is yours when two people of the cooperative have seen the price arrive. If a contribution is paid for the seat before that, the price changes, and both of you sign anew.',
    notYou: 'If it was not you, decline the seat, change your password at once and write to us.',
  },
  withdrawn: {
    subject: 'A transfer was taken back',
    preview: 'The seat stays with its holder.',
    body: (who: string) =>
      `${who} has taken the transfer of this seat back. The seat stays with its holder, and nothing else changes.`,
    next: 'If money was sent for it already, please write to us: it goes back the way it came.',
  },
  ended: {
    subject: 'A transfer has ended',
    preview: 'This seat can no longer change hands.',
    body: 'The seat that you were to take over can no longer be transferred: it was selected, or its holder left the group. You have no duties from it.',
  },
  done: {
    subject: 'The seat is yours',
    preview: 'Welcome to the group.',
    body: 'The price has arrived, and the seat is yours from now on, with everything that was paid for it. A bid of the earlier holder is void; you may place your own.',
  },
  invited: {
    subject: (estate: string) => `The account of the ${lowerFirst(estate)}`,
    preview: 'You can see and act for the seat.',
    body: (estate: string) =>
      `We are sorry for your loss. The cooperative has recorded that the ${lowerFirst(estate)} holds the seat and that you act for it. With this link you choose a password and take the account over: you see what was paid, what is due and where the money stands, and you act with the same rights and duties as the holder.`,
    next: 'Automatic payments and bank details stay as they were until you change them. Please look at them first.',
    action: 'Take the account over',
    closing: (days: number) =>
      `The link works once, for ${days} days, and is for you alone. If you do not act for this estate, please write to us.`,
  },
  notice: {
    subject: 'Your account passes to your estate',
    preview: 'Please write to us at once if you read this and it is wrong.',
    body: (estate: string, representative: string) =>
      `Two people of the cooperative have recorded that the ${lowerFirst(estate)} holds your seat and that ${representative} acts for it. They were sent a link with which they take this account over.`,
    wrong:
      'If you read this and it is wrong, please write to us at once. Changing your email address in the account settings makes the link useless.',
  },
};
