import type { Locale } from '#shared/text/locale.ts';
import { formatDateTime } from '#ui/language/format.ts';
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

/** The consents: which text, in which version and language, when and from where. */
export function AdminConsents({ consents }: Pick<ApplicationDetails, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">Consents</h2>
      <ul className="tabular mt-3 divide-y divide-line rounded-xl border border-line bg-paper text-sm">
        {consents.map((consent) => (
          <li
            key={consent.consent}
            className="grid grid-cols-1 gap-x-4 gap-y-0.5 px-4 py-2.5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,2.2fr)]"
          >
            <span className="font-semibold">{NAMES[consent.consent] ?? consent.consent}</span>
            <Part label="Text" value={consent.textVersion} />
            <Part label="Document" value={consent.documentVersion ?? '–'} />
            <Part label="Read in" value={languageOf(consent)} />
            <span>
              {formatDateTime(consent.acceptedAt)}{' '}
              <span className="text-muted">from {consent.ipAddress}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LANGUAGES: Record<Locale, string> = { en: 'English', 'pt-BR': 'Portuguese' };

function languageOf({ language, translationVersion }: ApplicationDetails['consents'][number]) {
  return [LANGUAGES[language], translationVersion].filter(Boolean).join(' ');
}

function Part({ label, value }: { label: string; value: string }) {
  return (
    <span>
      <span className="text-muted">{label}</span> {value}
    </span>
  );
}
