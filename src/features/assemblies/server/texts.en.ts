type Named = { readonly group: string; readonly month: number };

export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
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
      closed: ({ group, month }: Named) => `The list of assembly ${month} of ${group} is closed.`,
      standings: {
        listed: (seat: number) => `Your seat ${seat} is on it and takes part in the draw.`,
        cancelled: (seat: number) =>
          `Your seat ${seat} is on it among the cancelled seats: if it comes up, its refund is paid.`,
        awarded: (seat: number) =>
          `Your seat ${seat} is not on it, because it has been selected already.`,
        'not-paid-up': (seat: number) =>
          `Your seat ${seat} is not on it this time, because an instalment was not paid by the 14th, 6 pm Mountain Time.`,
      },
      comeBack: (month: number, cutOff: string) =>
        `It takes part again in assembly ${month} when everything due has been paid, and has arrived, by ${cutOff}. If you cannot pay now, please write to us.`,
      proof: (round: number, held: string) =>
        `The draw follows from this list and from round ${round} of a public source of randomness, which nobody knows before ${held}. The books, published with it, decide how many seats can be selected. With the two numbers below you can prove later that neither was changed: paste this mail into the check on the assembly's page. If you think that the list is wrong, write to us before the draw.`,
      action: 'See the list',
    },
    postponed: {
      subject: (month: number) => `Assembly ${month} is postponed`,
      preview: (held: string) => `It is held ${held}. Whoever placed a bid places it anew.`,
      why: ({ group, month }: Named, held: string) =>
        `Our service was interrupted, so the list of assembly ${month} of ${group} was not closed before the public randomness of its round was known. A draw from it would prove nothing. The assembly is therefore held ${held}, with a round that nobody knows yet.`,
      bids: (closes: string) =>
        `Sealed bids that were placed before can be read by now, so they do not count. If you want to bid, please place your bid anew until ${closes}.`,
      action: 'Go to your assemblies',
    },
    result: {
      subject: (month: number) => `Assembly ${month}: the result`,
      preview: 'Who was selected, and how to check it yourself.',
      selected: (group: string) => `These seats of ${group} were selected:`,
      nobody: (group: string) =>
        `No seat of ${group} was selected this month: the fund did not reach for a home, or nobody was eligible. What is not used carries over.`,
      held: (seat: number, instalments: number, startBy: string, payBy: string) =>
        `Your bid of ${instalments} instalments is the one that counts. Start its payment by ${startBy}; it has to arrive by ${payBy}. Then your seat ${seat} is awarded.`,
      action: 'See and check the result',
    },
  },
  receipt: {
    subject: (month: number) => `Receipt of your sealed bid, assembly ${month}`,
    preview: 'It proves that your bid was there in time. Keep this mail.',
    body: ({ group, month }: Named, number: number) =>
      `We received a sealed bid for your seat in assembly ${month} of ${group}. This is receipt ${number}; the last one counts. Nobody, we included, can read the bid before the round.`,
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
      startBy: 'Start by',
      bidAgain: 'Bid again from',
      limit: 'Most you can bid now',
    },
    lowerLimit: {
      subject: (month: number) => `Your payment lowered what you can bid in assembly ${month}`,
      preview: 'If your sealed bid is higher, please place it anew.',
      body: (limit: number) =>
        `Your payment has arrived, so fewer instalments are left: your seat can bid at most ${limit} now. You placed a sealed bid before. Nobody can read it; if it says more than ${limit}, it will be void.`,
      again: (closes: string) =>
        `If it does, please replace it until ${closes}. A bid within the limit stays as it is.`,
      none: 'Your payment has arrived, so fewer than 96 instalments are left. That is too few for a bid, so the one you placed will be void. Your seat stays in the lottery.',
    },
    held: {
      subject: (month: number) => `Your bid was selected in assembly ${month}: please pay it`,
      preview: (startBy: string) => `Start its payment by ${startBy}.`,
      otherwise:
        'If it is not paid in time, the next bidder is asked. Your seat then stays in the lottery and may not bid in the next three assemblies.',
      action: 'Pay the bid',
    },
    lapsed: {
      subject: (month: number) => `Your bid in assembly ${month} has lapsed`,
      preview: 'It was not paid in time. Nothing was taken, and your seat stays in the lottery.',
      reasons: {
        'not-started': (instalments: number, until: string) =>
          `The payment of your bid of ${instalments} instalments was not started by ${until}, so the bid has lapsed.`,
        'not-arrived': (instalments: number, until: string) =>
          `The money of your bid of ${instalments} instalments had not arrived by ${until}, so the bid has lapsed. Should it still arrive, all of it goes back to you.`,
        released: (instalments: number, _until: string) =>
          `The next list closed before the money of your bid of ${instalments} instalments had arrived, so the bid has lapsed. Should it still arrive, all of it goes back to you.`,
      },
      stays: 'Your seat was not selected by it and stays in the lottery as before.',
      again: (month: number, opens: string) =>
        `Your seat may bid again in assembly ${month}; bidding for it opens on ${opens}.`,
      neverAgain: 'In the assemblies that are left no bid is possible: they are lotteries.',
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
      withoutHold: {
        preview: 'The instalments it paid are open again.',
        body: 'The payment of your bid came back. The instalments it paid are open again and are owed like any other.',
      },
      until: (moment: string) =>
        `Please pay again by ${moment}. If it is not made good by then, the award has to be handed back.`,
    },
    alarm: {
      subject: 'The money of a paid bid went back',
      preview: 'The credit of an awarded seat is on hold.',
      body: 'The payment of a bid that was awarded came back. The credit is held; if it is not made good in time, the award is handed back (rules 8 and 13).',
      withoutHold: {
        preview: 'Nothing is on hold for it.',
        body: 'The payment of a bid came back after its credit was spent or its award had ended. The credit is not held; the member owes the money again.',
      },
    },
  },
};
