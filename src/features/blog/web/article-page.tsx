import type { QueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { ApiError } from '#shared/api/api-client.ts';
import type { ReadCall } from '#shared/api/call.ts';
import { readKey } from '#shared/api/query-function.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import type { PageHead } from '#shared/page-head.ts';
import { formatDay } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { buttonStyles } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { useRead } from '#ui/use-read.ts';
import { blogPath } from '../addresses.ts';
import { ARTICLE, type ReadableArticle } from '../article.ts';
import { articleHead, notFoundHead } from '../blog-head.ts';
import { readingMinutes, shownDate } from '../rules.ts';
import { blogTexts } from '../texts.ts';
import { ArticleBody } from './article-body.tsx';
import { BackToSite } from './back-to-site.tsx';
import { blogPageTexts } from './texts.ts';

type Scope = {
  params: Record<string, string>;
  queryClient: QueryClient;
  read: ReadCall;
};
type Prepared = { status?: 200 | 404; head: PageHead };

/** No such article, or an invalid slug. */
const ABSENT = new Set([404, 422]);

/** Prepares the page at the blog's address in a language; a missing article is missing in it. */
export const prepareIn =
  (locale: Locale) =>
  async ({ params, read, queryClient }: Scope): Promise<Prepared> => {
    const given = { params: { slug: params.slug ?? '' } };
    try {
      const article = await read(ARTICLE, given);
      return { head: articleHead(article) };
    } catch (error) {
      if (error instanceof ApiError && ABSENT.has(error.status)) {
        // Cached as absent, so that the page does not request it again.
        queryClient.setQueryData(readKey(ARTICLE, given), null);
        return { status: 404, head: notFoundHead(locale) };
      }
      throw error;
    }
  };

export const prepare = prepareIn('pt-BR');

export function Page() {
  const { slug = '' } = useParams<{ slug: string }>();
  const { data, isPending } = useRead(ARTICLE, { params: { slug } }, { enabled: slug !== '' });
  return (
    <div className="mx-auto max-w-3xl px-5 pt-10 pb-24">
      {data ? <Reading article={data} /> : isPending ? <Loading /> : <NotFound />}
    </div>
  );
}

function Reading({ article }: { article: ReadableArticle }) {
  const texts = useTexts(blogPageTexts);
  const words = texts.article;
  const locale = useLocale();
  const date = shownDate(article);
  return (
    <article lang={article.language}>
      <BackToSite href={blogPath(article.language)} label={words.all} />
      <header className="mt-8 border-line border-b pb-8">
        <h1 className="break-words text-title">{article.title}</h1>
        <p className="mt-5 flex flex-wrap gap-x-3 text-muted max-sm:flex-col">
          <span>{texts.by(article.authorName)}</span>
          <span aria-hidden="true" className="max-sm:hidden">
            ·
          </span>
          <time dateTime={date}>{formatDay(date, article.language)}</time>
          <span aria-hidden="true" className="max-sm:hidden">
            ·
          </span>
          <span>{words.minutes(readingMinutes(article.content))}</span>
        </p>
      </header>
      {article.cover && (
        <img src={article.cover} alt="" className="mt-8 w-full rounded-card object-cover" />
      )}
      <ArticleBody html={article.html} />
      <footer className="mt-16 rounded-card bg-leaf p-6 sm:p-8">
        <h2 className="text-2xl">{words.invitation}</h2>
        <p className="mt-3">{words.invitationText}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link href={pageAddress('home', locale)} className={buttonStyles('primary')}>
            {words.learn}
          </Link>
          <BackToSite />
        </p>
      </footer>
    </article>
  );
}

function Loading() {
  return (
    <div role="status" className="animate-pulse">
      <span className="sr-only">{useTexts(blogPageTexts).article.loading}</span>
      <div className="h-5 w-36 rounded bg-sand" />
      <div className="mt-10 h-10 w-full rounded bg-sand" />
      <div className="mt-3 h-10 w-2/3 rounded bg-sand" />
      <div className="mt-6 h-5 w-1/2 rounded bg-sand" />
      {['w-full', 'w-11/12', 'w-full', 'w-4/5'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <div key={index} className={`mt-4 h-5 rounded bg-sand ${width} ${index ? '' : 'mt-14'}`} />
      ))}
    </div>
  );
}

function NotFound() {
  const { title, text } = useTexts(blogTexts).notFound;
  const { toBlog } = useTexts(blogPageTexts).article;
  return (
    <section className="py-16 text-center">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 text-muted">{text}</p>
      <Link href={blogPath(useLocale())} className={buttonStyles('primary', 'mt-8')}>
        {toBlog}
      </Link>
    </section>
  );
}
