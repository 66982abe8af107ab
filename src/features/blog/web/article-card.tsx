import { Link } from 'wouter';
import { formatDay } from '#shared/text/format-date.ts';
import { CircleMark } from '#ui/circle-mark.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { articlePath } from '../addresses.ts';
import type { Article } from '../article.ts';
import { excerptOf, shownDate } from '../rules.ts';
import { blogPageTexts } from './texts.ts';

/** One article in the list; the newest spans the full width, its picture beside the text. */
export function ArticleCard({ article, isLead }: { article: Article; isLead: boolean }) {
  const texts = useTexts(blogPageTexts);
  const date = shownDate(article);
  return (
    <li
      className={`group relative flex flex-col overflow-hidden rounded-card bg-paper shadow-card transition-shadow hover:shadow-lg ${isLead ? 'md:col-span-full lg:flex-row' : ''}`}
    >
      <Picture article={article} isLead={isLead} />
      <div className={`flex grow flex-col p-6 ${isLead ? 'sm:p-9 lg:w-1/2' : ''}`}>
        <p className="text-muted text-sm">
          <time dateTime={date}>{formatDay(date, article.language)}</time>
        </p>
        <h2
          lang={article.language}
          className={`mt-2 break-words ${isLead ? 'text-3xl sm:text-4xl' : 'text-2xl'} group-hover:text-forest`}
        >
          {article.title}
        </h2>
        <p className={`mt-3 break-words text-muted ${isLead ? 'text-lg' : ''}`}>
          {excerptOf(article)}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-6 text-sm">
          <Link
            href={articlePath(article)}
            aria-label={texts.readOne(article.title)}
            className="font-semibold text-base text-terracotta-deep underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {texts.read}
          </Link>
          <span className="text-muted">{texts.by(article.authorName)}</span>
        </p>
      </div>
    </li>
  );
}

/** The cover, or our circle where an article has none. */
function Picture({ article, isLead }: { article: Article; isLead: boolean }) {
  const box = isLead ? 'h-52 lg:h-auto lg:min-h-80 lg:w-1/2' : 'h-44';
  if (article.cover) {
    return (
      <img
        src={article.cover}
        alt=""
        loading="lazy"
        className={`w-full shrink-0 object-cover ${box}`}
      />
    );
  }
  return (
    <div className={`grid shrink-0 place-items-center overflow-hidden bg-leaf ${box}`}>
      <CircleMark className={`text-forest ${isLead ? 'size-44 lg:size-64' : 'size-32'}`} />
    </div>
  );
}

export function ArticleCardSkeleton() {
  return (
    <div
      data-testid="article-skeleton"
      aria-hidden="true"
      className="animate-pulse overflow-hidden rounded-card bg-paper p-6 shadow-card"
    >
      <div className="-mx-6 -mt-6 mb-6 h-44 bg-sand" />
      <div className="h-4 w-32 rounded bg-sand" />
      <div className="mt-4 h-7 w-full rounded bg-sand" />
      <div className="mt-2 h-7 w-2/3 rounded bg-sand" />
      <div className="mt-5 h-4 w-full rounded bg-sand" />
      <div className="mt-2 h-4 w-11/12 rounded bg-sand" />
      <div className="mt-2 h-4 w-3/4 rounded bg-sand" />
    </div>
  );
}
