import type { QueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ReadCall } from '#shared/api/call.ts';
import { readKey } from '#shared/api/query-function.ts';
import { buttonStyles } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
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
      {data && (data.length > 0 ? <Cards articles={data} /> : <Empty />)}
    </div>
  );
}

const GRID = 'mt-14 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3';

function Cards({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={GRID}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} isLead={index === 0} />
      ))}
    </ul>
  );
}

function Skeletons() {
  return (
    <div role="status" className={GRID}>
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
      <Link href="/imovelnoseua" className={buttonStyles('primary', 'mt-8')}>
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
