import type { QueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ReadCall } from '#shared/api/call.ts';
import { readKey } from '#shared/api/query-function.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import { buttonStyles } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { useRead } from '#ui/use-read.ts';
import { ARTICLES, type Article } from '../article.ts';
import { excerptOf } from '../rules.ts';
import { ArticleCard, ArticleCardSkeleton } from './article-card.tsx';
import { BackToSite } from './back-to-site.tsx';
import { blogPageTexts } from './texts.ts';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

type Scope = { queryClient: QueryClient; read: ReadCall };

/** The cards do not need the content, so it is left out of the page's data. */
export async function prepare({ read, queryClient }: Scope) {
  const articles = await read(ARTICLES, {});
  const cards = articles.map((article) => ({
    ...article,
    excerpt: excerptOf(article),
    content: '',
  }));
  queryClient.setQueryData(readKey(ARTICLES, {}), cards);
  return {};
}

export function Page() {
  const { list: words } = useTexts(blogPageTexts);
  const locale = useLocale();
  const { data, isPending, isError, refetch } = useRead(ARTICLES, {});
  return (
    <div className="mx-auto max-w-6xl px-5 pt-10 pb-24">
      <BackToSite />
      <header className="mt-8 max-w-3xl">
        <h1 className="text-hero">{words.title}</h1>
        <p className="mt-5 text-lg text-muted">{words.lead}</p>
      </header>
      {isPending && <Skeletons />}
      {isError && <Failure retry={() => void refetch()} />}
      {data && <Cards articles={data.filter(({ language }) => language === locale)} />}
    </div>
  );
}

const GRID = 'mt-12 grid gap-6 md:grid-cols-2';
const THREE_COLUMNS = 'lg:grid-cols-3';

function Cards({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return <Empty />;
  return (
    // Below the newest, two or three stand side by side, so that no row has a gap if possible.
    <ul className={`${GRID} ${articles.length % 2 === 1 ? '' : THREE_COLUMNS}`}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} isLead={index === 0} />
      ))}
    </ul>
  );
}

function Skeletons() {
  return (
    <div role="status" className={`${GRID} ${THREE_COLUMNS}`}>
      <span className="sr-only">{useTexts(blogPageTexts).list.loading}</span>
      {SKELETONS.map((key) => (
        <ArticleCardSkeleton key={key} />
      ))}
    </div>
  );
}

function Empty() {
  const { list: words } = useTexts(blogPageTexts);
  return (
    <section className="mt-14 flex flex-col items-center rounded-card bg-paper px-6 py-16 text-center shadow-card">
      <CircleMark className="size-16 text-forest" />
      <h2 className="mt-6 text-2xl">{words.empty}</h2>
      <p className="mt-3 max-w-md text-muted">{words.emptyText}</p>
      <Link href={pageAddress('home', useLocale())} className={buttonStyles('primary', 'mt-8')}>
        {words.toSite}
      </Link>
    </section>
  );
}

function Failure({ retry }: { retry: () => void }) {
  const { list: words } = useTexts(blogPageTexts);
  return (
    <section
      role="alert"
      className="mt-14 rounded-card bg-paper px-6 py-14 text-center shadow-card"
    >
      <h2 className="text-2xl">{words.failed}</h2>
      <p className="mt-3 text-muted">{words.failedText}</p>
      <button type="button" onClick={retry} className={buttonStyles('primary', 'mt-8')}>
        {words.tryAgain}
      </button>
    </section>
  );
}
