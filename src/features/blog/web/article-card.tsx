import { Link } from 'wouter';
import { useTexts } from '#ui/language/use-texts.ts';
import type { Article } from '../article.ts';
import { excerptOf, formatLongDate, shownDate } from '../rules.ts';
import { blogPageTexts } from './texts.ts';

/** One article in the list; the newest spans the full width. */
export function ArticleCard({ article, isLead }: { article: Article; isLead: boolean }) {
  const texts = useTexts(blogPageTexts);
  const date = shownDate(article);
  return (
    <li
      className={`group relative flex flex-col border-forest border-t-2 pt-5 ${isLead ? 'md:col-span-2 lg:col-span-3' : ''}`}
    >
      <p className="text-muted text-sm">
        <time dateTime={date}>{formatLongDate(date)}</time>
      </p>
      <h2
        className={`mt-3 break-words ${isLead ? 'max-w-4xl text-title' : 'text-2xl'} group-hover:text-forest`}
      >
        {article.title}
      </h2>
      <p className="mt-2 text-sm">{texts.by(article.authorName)}</p>
      <p className={`mt-4 break-words text-muted ${isLead ? 'max-w-3xl text-lg' : ''}`}>
        {excerptOf(article)}
      </p>
      <p className="mt-auto pt-5">
        <Link
          href={`/blog/${article.slug}`}
          aria-label={texts.readOne(article.title)}
          className="font-semibold text-terracotta-deep underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {texts.read}
        </Link>
      </p>
    </li>
  );
}

export function ArticleCardSkeleton() {
  return (
    <div
      data-testid="article-skeleton"
      aria-hidden="true"
      className="animate-pulse border-line border-t-2 pt-5"
    >
      <div className="h-4 w-32 rounded bg-sand" />
      <div className="mt-4 h-7 w-full rounded bg-sand" />
      <div className="mt-2 h-7 w-2/3 rounded bg-sand" />
      <div className="mt-5 h-4 w-full rounded bg-sand" />
      <div className="mt-2 h-4 w-11/12 rounded bg-sand" />
      <div className="mt-2 h-4 w-3/4 rounded bg-sand" />
    </div>
  );
}
