import { Link } from 'wouter';
import type { LegalDocument, LegalDocumentId } from '../documents.ts';
import { rulesPath } from '../rule-addresses.ts';
import { LegalDocumentView } from './legal-document-view.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const RELATED: readonly { id: LegalDocumentId; label: string }[] = [
  { id: 'terms-of-use', label: 'Terms of Use' },
  { id: 'privacy-policy', label: 'Privacy Policy' },
  { id: 'deposit-agreement', label: 'Deposit Agreement' },
];

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4';

/** The frame of a legal page: title, table of contents, text, and the ways to the other texts. */
export function LegalPageFrame({ document }: { document: LegalDocument }) {
  return (
    <div className="mx-auto max-w-6xl px-5 py-14 md:py-20">
      <h1 className="text-title">{document.title}</h1>
      <p className="mt-4 text-muted text-sm">
        Version {document.version} · In effect since{' '}
        <time dateTime={document.effectiveDate}>
          {DATE.format(new Date(`${document.effectiveDate}T00:00:00Z`))}
        </time>
      </p>
      <div className="mt-8 gap-16 lg:grid lg:grid-cols-[1fr_17rem]">
        <div className="max-w-[68ch]">
          <LegalDocumentView document={document} />
        </div>
        <aside className="mt-12 lg:order-last lg:mt-0">
          <div className="lg:sticky lg:top-24">
            {document.id === 'privacy-policy' && <PrivacyChoices />}
            <Contents document={document} />
            <nav aria-label="Other documents" className="mt-8 border-line border-t pt-6">
              <ul className="text-sm">
                <li>
                  <Link href={rulesPath('en')} className={LINK}>
                    The rules of a group, in plain words
                  </Link>
                </li>
                {RELATED.filter(({ id }) => id !== document.id).map(({ id, label }) => (
                  <li key={id}>
                    <Link href={`/${id}`} className={LINK}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </aside>
      </div>
    </div>
  );
}

function Contents({ document }: { document: LegalDocument }) {
  return (
    <nav
      aria-label="On this page"
      className="hidden lg:block lg:max-h-[70vh] lg:overflow-y-auto lg:pr-2"
    >
      <p className="font-semibold text-sm">On this page</p>
      <ol className="mt-3 space-y-1.5 text-sm">
        {document.sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-muted hover:text-forest hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
