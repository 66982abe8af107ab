import type { CsvColumns } from '#platform/lists/csv.ts';
import { centsText } from '#shared/text/money.ts';
import type { AdminAwardView } from '../contract.ts';
import { awardNames } from '../texts.ts';

export const AWARD_COLUMNS: CsvColumns<AdminAwardView> = {
  'Selected on': ({ selectedOn }) => selectedOn,
  Name: ({ memberName }) => memberName,
  Email: ({ memberEmail }) => memberEmail,
  Group: ({ groupName }) => groupName,
  Seat: ({ seat }) => seat,
  Credit: ({ creditCents }) => centsText(creditCents),
  Step: ({ end, step }) => {
    const { steps, ends } = awardNames('en');
    return end ? ends[end] : steps[step];
  },
  Turn: ({ turn }) => turn,
  'Step due on': ({ stepTarget }) => stepTarget,
  'Days late': ({ daysLate }) => daysLate,
  'Credit held': ({ isHeld }) => (isHeld ? 'yes' : 'no'),
  Home: ({ home }) => home?.address,
  Price: ({ home }) => (home ? centsText(home.priceCents) : ''),
  'Title company': ({ home }) => home?.titleCompany,
  'Paid on': ({ paidOn }) => paidOn,
  Id: ({ id }) => id,
};
