import { formatMoment } from '#ui/format.ts';
import type { ApplicationDetails } from '../contract.ts';

const NAMES: Record<string, string> = {
  understandsNotLoan: 'Not a loan',
  understandsCooperative: 'Cooperative and selection',
  agreesToContact: 'Contact',
  acceptsPrivacyPolicy: 'Privacy policy',
  acceptsTermsOfUse: 'Terms of use',
  understandsDeposit: 'Deposit',
  acceptsDepositAgreement: 'Deposit agreement',
};

/** On a phone the table is wider than its frame. */
const SCROLLED_BY_KEYBOARD = { role: 'region', 'aria-label': 'Consents', tabIndex: 0 };

/** What was agreed to: which text, in which version, when and from where. */
export function AdminConsents({ consents }: Pick<ApplicationDetails, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">Consents</h2>
      <div
        className="mt-3 overflow-x-auto rounded-xl border border-line bg-paper"
        {...SCROLLED_BY_KEYBOARD}
      >
        <table className="w-full min-w-[34rem] text-left text-sm">
          <thead className="text-muted">
            <tr>
              {['Consent', 'Text', 'Document', 'Given', 'From'].map((name) => (
                <th key={name} scope="col" className="px-3.5 py-2 font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular divide-y divide-line border-line border-t">
            {consents.map((consent) => (
              <tr key={consent.consent}>
                <th scope="row" className="px-3.5 py-2 font-semibold">
                  {NAMES[consent.consent] ?? consent.consent}
                </th>
                <td className="px-3.5 py-2">{consent.textVersion}</td>
                <td className="px-3.5 py-2">{consent.documentVersion ?? '–'}</td>
                <td className="px-3.5 py-2">{formatMoment(consent.acceptedAt)}</td>
                <td className="px-3.5 py-2">{consent.ipAddress}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
