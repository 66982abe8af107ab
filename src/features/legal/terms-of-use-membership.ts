import { definitions, type LegalSection, list, notice, paragraph, pointer } from './documents.ts';
import { MEDIAN_WAIT_SENTENCE, NO_HOME_SENTENCE, WAIT_SENTENCE } from './wait-sentences.ts';

/** Membership in a formed group: selection, purchase, and every way in which it ends. */
export const MEMBERSHIP_TERMS: readonly LegalSection[] = [
  {
    id: 'selection',
    heading: '8. Monthly selection',
    blocks: [
      paragraph(
        'In each month in which the fund’s balance is sufficient, two members are selected to receive their credit:',
      ),
      definitions({
        'One by random lottery':
          'Every eligible member of the group has the same chance, whatever they have paid so far.',
        'One by highest bid':
          'Bidding is optional. A bid must be at least 50% of the value of the member’s target property, and the highest bid is selected.',
      }),
      list(
        'Only members who are current on their contributions are eligible. If you miss a contribution, you are not eligible that month.',
        'If the fund’s balance is not sufficient, no selection takes place that month. It is made up for as soon as the balance allows.',
        'If you are not selected, you stay in the group, continue to contribute and take part the next month.',
        'Before a group’s first selection we tell its members in writing how the draw is held, how a bid is placed and paid, and how equal bids are decided.',
        'What decides a selection is public, so that anybody can check it: the numbers of the seats that take part, were selected or have left, what a seat that has left is paid back, the group’s fund at that moment and, after the draw, every bid with its seat, also those that did not win. Names are never published.',
      ),
    ],
  },
  {
    id: 'waiting',
    heading: '9. How long you may wait',
    blocks: [
      notice(`${WAIT_SENTENCE} We cannot tell you when it will be.`),
      paragraph(
        'Half of the selections are a matter of chance. A bid helps only if it is the highest that month. Selections also depend on the fund’s balance, and so on your fellow members paying on time. Do not join if you need a home by a certain date.',
      ),
      pointer('How likely it is by each year, worked out by our simulator', '/#my-chance'),
    ],
  },
  {
    id: 'acquisition',
    heading: '10. Acquiring the property',
    blocks: [
      paragraph(
        'Once you are selected, acquiring the property usually takes 30 to 60 days. Inspections, title work, the seller and the signing of documents can make it longer. You choose the property; your credit is the most the fund pays for it.',
      ),
      paragraph(
        'If the property costs less than your credit, there is a surplus. You may use up to 10% of the award value for the expenses of the acquisition. What then remains can settle contributions you still owe, or be paid to you in cash once all your obligations to the group are settled.',
      ),
      paragraph(
        'Being selected does not end your contributions. You continue to pay until the term is complete or you have settled everything you owe, because the members still waiting depend on it.',
      ),
    ],
  },
  {
    id: 'missed-contributions',
    heading: '11. Missed contributions',
    blocks: [
      paragraph(
        'A missed contribution makes you ineligible for selection that month, and you still owe it. If you know that a payment will be late, write to us early.',
      ),
      notice('After 90 days without contributing, your membership is cancelled automatically.'),
      paragraph(
        'What is then returned follows the same rules as if you had cancelled yourself: those for before selection, or those for after it.',
      ),
    ],
  },
  {
    id: 'cancellation',
    heading: '12. Cancelling and withdrawing',
    blocks: [
      definitions({
        'Before you are selected':
          'You may cancel at any time, on your dashboard or by writing to {contactEmail}. What you contributed is returned only if your cancelled position is later selected. That can take years. Positions that were never selected are paid when nobody in the group waits for a home any more, as far as the money reaches. What is returned is the part that went into the fund, $1,875 of each $2,344; the administration and reserve parts are not.',
        'After you are selected':
          'If you withdraw early, what you contributed is returned less the administration fees and a 5% penalty. The reserve part stays in the group, too. Once a home was bought, what you still owe for it is settled first, out of its sale.',
      }),
      paragraph(
        'We send you a written statement that shows each amount and how it was worked out. Please read these rules carefully before joining: money in the fund is not available whenever you want it.',
      ),
    ],
  },
  {
    id: 'completion',
    heading: '13. Completion',
    blocks: [
      paragraph(
        'The program of a group is complete after 20 years. The full fund is then returned to its members, with adjustments: what each has received and still owes, and the fees that are due, are settled first. Every member receives a final statement.',
      ),
    ],
  },
  {
    id: 'risks',
    heading: '14. Risks to consider',
    blocks: [
      list(
        `You may contribute for many years before you are selected, while you also pay for where you live now. ${MEDIAN_WAIT_SENTENCE}`,
        'You may pay all 240 contributions and get no home, if other members stop paying after getting theirs and the money runs out.',
        NO_HOME_SENTENCE,
        'Property prices may rise faster than you expect, so that your credit buys less when your turn comes. At 3% a year, after 11 years $450,000 buys what about $325,000 buys today.',
        'If other members fall behind, selections can be delayed.',
        'If you leave early you may get your money back late, with deductions, or not at all.',
      ),
    ],
  },
];
