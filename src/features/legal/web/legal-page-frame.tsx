import { Link } from 'wouter';
import { formatDate } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
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
    <div className="mx-auto max-w-6xl px-5 py-14 md:py-20">
      <h1 className="text-title">{document.title}</h1>
      <p className="mt-4 text-muted text-sm">
        {texts.version(document.version)}{' '}
        <time dateTime={document.effectiveDate}>{formatDate(document.effectiveDate, locale)}</time>
      </p>
      {!texts.translation && (
        <Link {...toOther} lang={other}>
          {texts.otherLanguage}
        </Link>
      )}
      <div className="mt-8 gap-16 lg:grid lg:grid-cols-[1fr_17rem]">
        <div className="max-w-[68ch]">
          <TranslationNotice>
            <Link {...toOther}>{texts.translation?.english}</Link>
          </TranslationNotice>
          <LegalDocumentView document={document} />
        </div>
        <aside className="mt-12 lg:order-last lg:mt-0">
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
    </div>
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
