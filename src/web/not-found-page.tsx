import { Link } from 'wouter';
import { buttonStyles } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';

export function Page() {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-5 py-24 text-center">
      <CircleMark className="size-20 text-forest" />
      <h1 className="mt-8 text-title">Page Not Found</h1>
      <p className="mt-4 text-muted">
        The address may be old, or a letter may have gone missing on the way. The pages below are
        all at home.
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Link href="/" className={buttonStyles('primary')}>
          Go to the start page
        </Link>
        <Link href="/homebuyers" className={buttonStyles('quiet')}>
          For first-time buyers
        </Link>
      </p>
    </section>
  );
}
