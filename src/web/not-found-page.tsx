import { Link } from 'wouter';
import { buttonStyles } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { frameTexts } from './layouts/texts.ts';

export function Page() {
  const { notFound, forBuyers } = useTexts(frameTexts);
  const { otherLanguage: other } = notFound;
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-5 py-24 text-center">
      <CircleMark className="size-20 text-forest" />
      <h1 className="mt-8 text-title">{notFound.title}</h1>
      <p className="mt-4 text-muted">{notFound.text}</p>
      <p lang={other.locale} className="mt-4 text-muted">
        <a href={other.href} hrefLang={other.locale} className="underline underline-offset-4">
          {other.text}
        </a>
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Link href="/" className={buttonStyles('primary')}>
          {notFound.start}
        </Link>
        <Link href="/homebuyers" className={buttonStyles('quiet')}>
          {forBuyers}
        </Link>
      </p>
    </section>
  );
}
