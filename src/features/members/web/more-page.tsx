import { Link } from 'wouter';
import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { MemberFrame } from './member-frame.tsx';
import { useHasTransfer } from './member-navigation.tsx';
import { MORE_PAGES } from './more-pages.ts';
import { memberTexts } from './texts.ts';

export function Page() {
  const locale = useOwnLocale();
  const texts = useTextsIn(memberTexts, locale);
  const hasTransfer = useHasTransfer();
  const shown = MORE_PAGES.filter(([, name]) => name !== 'transfers' || hasTransfer);
  return (
    <MemberFrame page="more" locale={locale}>
      {() => (
        <ul className="grid max-w-3xl divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
          {shown.map(([href, name]) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-16 items-center justify-between gap-4 px-5 py-3 hover:bg-sand"
              >
                <span>
                  <span className="block font-semibold">{texts[name]}</span>
                  <span className="block text-muted text-sm">{texts.about[name]}</span>
                </span>
                <ChevronIcon className="size-5 -rotate-90 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </MemberFrame>
  );
}
