import { Link } from 'wouter';
import { openSignIn } from '#features/accounts/sign-in/web/sign-in-store.ts';
import { rulesPath } from '#features/legal/rule-addresses.ts';
import { aboutPath } from '#features/organization/about-addresses.ts';
import { useFrameTexts } from './use-frame-texts.ts';

const ITEM = 'flex min-h-11 items-center px-5 hover:bg-sand';

function close(event: React.MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('details')?.removeAttribute('open');
}

/** On phones, what the header has no room for: a member's way in, and the pages about us. */
export function PhoneMenu() {
  const { locale, texts } = useFrameTexts();
  return (
    <details className="relative order-last md:hidden" lang={locale}>
      <summary
        aria-label={texts.menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-sand [&::-webkit-details-marker]:hidden"
      >
        <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
          <path
            d="M4 7h16M4 12h16M4 17h16"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </summary>
      <div className="absolute right-0 z-40 mt-2 w-60 rounded-2xl border border-line bg-paper py-2 shadow-card">
        <button
          type="button"
          onClick={(event) => {
            close(event);
            openSignIn();
          }}
          className={`${ITEM} w-full font-semibold text-forest`}
        >
          {texts.memberSignIn}
        </button>
        <Link href={texts.simulatorPath} onClick={close} className={ITEM}>
          {texts.simulator}
        </Link>
        <Link href={rulesPath(locale)} onClick={close} className={ITEM}>
          {texts.rules}
        </Link>
        <Link href={aboutPath(locale)} onClick={close} className={ITEM}>
          {texts.about}
        </Link>
      </div>
    </details>
  );
}
