import { Link } from 'wouter';
import { formatDate } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { LegalDocument } from '../documents.ts';
import { type LegalPageId, legalPath } from '../legal-addresses.ts';
import { rulesPath } from '../rule-addresses.ts';
import { LegalDocumentView } from './legal-document-view.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';
import { legalTexts } from './texts.ts';
import { TranslationNotice } from './translation-notice.tsx';

/** The other language of each language. */
const OTHERS: Record<Locale, Locale> = { en: 'pt-BR', 'pt-BR': 'en' };

const RELATED = ['terms-of-use', 'privacy-policy', 'deposit-agreement'] as const;

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4';

type FrameProps = { id: LegalPageId; document: LegalDocument };

/** The frame of a legal page: title, table of contents, text, and links to the other texts. */
export function LegalPageFrame({ id, document }: FrameProps) {
  const texts = useTexts(legalTexts);
  const locale = useLocale();
  const other = OTHERS[locale];
  const toOther = { href: legalPath(id, other), hrefLang: other, className: LINK };
  return (
    <>
      <header className="border-line border-b bg-sand">
        <div className="mx-auto max-w-6xl px-5 py-12 md:py-16">
          <h1 className="max-w-3xl text-title">{document.title}</h1>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
            <span className="text-muted">
              {texts.version(document.version)}{' '}
              <time dateTime={document.effectiveDate}>
                {formatDate(document.effectiveDate, locale)}
              </time>
            </span>
            {!texts.translation && (
              <Link {...toOther} lang={other}>
                {texts.otherLanguage}
              </Link>
            )}
          </p>
        </div>
      </header>
      <div className="mx-auto max-w-6xl gap-14 px-5 py-8 md:py-12 lg:grid lg:grid-cols-[1fr_17rem]">
        <div className="rounded-card bg-paper p-5 shadow-card max-sm:-mx-3 sm:p-10">
          <div className="max-w-[68ch]">
            <TranslationNotice>
              <Link {...toOther}>{texts.translation?.english}</Link>
            </TranslationNotice>
            <details className="group mb-6 rounded-2xl bg-cream px-4 lg:hidden">
              <summary className="flex min-h-12 items-center justify-between font-semibold text-sm">
                {texts.onThisPage}
                <ChevronIcon className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <ContentsList document={document} />
            </details>
            <LegalDocumentView document={document} />
          </div>
        </div>
        <aside className="mt-10 lg:order-last lg:mt-0">
          <div className="lg:sticky lg:top-24">
            {id === 'privacy-policy' && <PrivacyChoices />}
            <Contents document={document} />
            <nav aria-label={texts.otherDocuments} className="mt-8 border-line border-t pt-6">
              <ul className="text-sm">
                <li>
                  <Link href={rulesPath(locale)} className={LINK}>
                    {texts.rules}
                  </Link>
                </li>
                {RELATED.filter((one) => one !== id).map((one) => (
                  <li key={one}>
                    <Link href={legalPath(one, locale)} className={LINK}>
                      {texts.documents[one]}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </aside>
      </div>
    </>
  );
}

function Contents({ document }: { document: LegalDocument }) {
  const { onThisPage } = useTexts(legalTexts);
  return (
    <nav
      aria-label={onThisPage}
      className="hidden lg:block lg:max-h-[70vh] lg:overflow-y-auto lg:pr-2"
    >
      <p className="font-semibold text-sm">{onThisPage}</p>
      <ContentsList document={document} />
    </nav>
  );
}

function ContentsList({ document }: { document: LegalDocument }) {
  return (
    <ol className="py-2 text-sm">
      {document.sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-center py-1 text-muted leading-snug hover:text-forest hover:underline max-lg:min-h-11 lg:min-h-0"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
