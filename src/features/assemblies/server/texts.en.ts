type Named = { readonly group: string; readonly month: number };

export const texts = {
  greeting: (name: string) => `Hello ${name},`,
  assembly: {
    labels: {
      hash: 'SHA-256 of the list',
      booksHash: 'SHA-256 of the books',
      draw: 'Draw',
      seat: 'Your seat',
      close: 'Bids and list close',
      seatOf: (seat: number) => `Seat ${seat}`,
    },
    list: {
      subject: (month: number) => `Assembly ${month}: the list is closed`,
      preview: 'The list of everybody who takes part is fixed. Keep this mail: it is your proof.',
      listed: ({ group, month }: Named, seat: number) =>
        `The list of assembly ${month} of group ${group} is closed. Your seat ${seat} is on it and takes part in the draw.`,
      notListed: ({ group, month }: Named, seat: number) =>
        `The list of assembly ${month} of group ${group} is closed. Your seat ${seat} is not on it this time.`,
      proof: (round: number, held: string) =>
        `The draw follows from this list and from round ${round} of a public source of randomness, which nobody knows before ${held}. The books, published with it, decide how many seats can be selected. With the two numbers below you can prove later that neither was changed: paste this mail into the check on the assembly's page. If you think that the list is wrong, write to us before the draw.`,
      action: 'See the list',
    },
    postponed: {
      subject: (month: number) => `Assembly ${month} is postponed`,
      preview: (held: string) => `It is held ${held}. Whoever placed a bid places it anew.`,
      why: ({ group, month }: Named, held: string) =>
        `Our service was interrupted, so the list of assembly ${month} of group ${group} was not closed before the public randomness of its round was known. A draw from it would prove nothing. The assembly is therefore held ${held}, with a round that nobody knows yet.`,
      bids: (closes: string) =>
        `Sealed bids that were placed before can be read by now, so they do not count. If you want to bid, please place your bid anew until ${closes}.`,
      action: 'Go to your assemblies',
    },
    result: {
      ownSubject: (month: number) => `Your seat was selected in assembly ${month}`,
      subject: (month: number) => `Assembly ${month}: the result`,
      ownPreview: 'Your seat was selected. Here is what comes next.',
      preview: 'Who was selected, and how to check it yourself.',
      selected: (group: string) => `These seats of group ${group} were selected:`,
      nobody: (group: string) =>
        `No seat of group ${group} was selected this month: the fund did not reach for a home, or nobody was eligible. What is not used carries over.`,
      awarded: (seat: number) =>
        `Your seat ${seat} was selected: your home's credit is set aside. We will write to you about the next steps.`,
      held: (seat: number, instalments: number, startBy: string, payBy: string) =>
        `Your bid of ${instalments} instalments is the one that counts. Start its payment by ${startBy}; it has to arrive by ${payBy}. Then your seat ${seat} is awarded.`,
      other: (seat: number, outcome: string) => `Your seat ${seat}: ${outcome}.`,
      action: 'See and check the result',
    },
  },
  receipt: {
    subject: (month: number) => `Receipt of your sealed bid, assembly ${month}`,
    preview: 'It proves that your bid was there in time. Keep this mail.',
    body: ({ group, month }: Named, number: number) =>
      `We received a sealed bid for your seat in assembly ${month} of group ${group}. This is receipt ${number}; the last one counts. Nobody, we included, can read the bid before the round.`,
    proof:
      'The attached file is the receipt, signed with the key below. After the draw you can drop it on the check of the assembly, which then says whether your bid is in it.',
    key: (address: string) =>
      `The key is published at ${address}. If it should ever be another one there, without a statement signed by this key, something is wrong.`,
    notYou: 'If this bid is not yours, please change your password and write to us at once.',
    labels: {
      seat: 'Your seat',
      bid: 'SHA-256 of the sealed bid',
      key: 'Key that signs receipts',
      time: 'Received',
    },
    action: 'Go to your assemblies',
  },
  bid: {
    open: 'Open your assemblies',
    labels: {
      group: 'Group',
      assembly: 'Assembly',
      seat: 'Your seat',
      amount: 'Amount',
      until: 'Until',
    },
    failed: {
      subject: 'The payment of your bid did not go through',
      preview: 'No money was taken.',
      body: 'Your bank or card did not accept the payment of your bid. No money was taken.',
      until: (moment: string) =>
        `You can pay again until ${moment}. After that the next bidder is asked.`,
    },
    late: {
      subject: 'Your payment came too late for your bid',
      preview: 'The whole amount goes back to you.',
      body: 'The money for your bid arrived after its time was over, so it did not count. The whole amount goes back the way it came. Your seat stays in the lottery.',
      until: (moment: string) => `The time ended on ${moment}.`,
    },
    returned: {
      subject: 'The money of your bid went back to your bank',
      preview: 'Your award is on hold.',
      body: 'The payment of your bid came back, so the instalments it paid are open again and your credit is on hold.',
      until: (moment: string) =>
        `Please pay again by ${moment}. If it is not made good by then, the award has to be handed back.`,
    },
    alarm: {
      subject: 'The money of a paid bid went back',
      preview: 'The credit of an awarded seat is on hold.',
      body: 'The payment of a bid that was awarded came back. The credit is held; if it is not made good in time, the award is handed back (rules 8 and 13).',
    },
  },
};
