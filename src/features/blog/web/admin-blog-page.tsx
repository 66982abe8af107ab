import { useContext, useEffect, useState } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useRead } from '#ui/use-read.ts';
import type { AdminArticle } from '../article.ts';
import { listAllArticlesCall } from '../contract.ts';
import { AdminArticleCard } from './admin-article-card.tsx';
import { BlogSession } from './blog-session.ts';
import { goToLogin } from './go-to-login.ts';
import { blogPageTexts } from './texts.ts';
import { useDeleteArticle } from './use-delete-article.ts';

const ArticleEditor = lazyDialog(
  () => import('./editor/article-editor.tsx'),
  ({ ArticleEditor }) => ArticleEditor,
);

/** The open editor: of an existing article, of a new one, or none. */
type Editing = { article: AdminArticle | undefined } | undefined;

export function Page() {
  const session = useContext(BlogSession);
  if (session.status === 'in') return <AuthorsPage />;
  if (session.status === 'out') return <Restricted />;
  if (session.status === 'unknown') return <Failure retry={session.retry} />;
  return <Loading />;
}

function AuthorsPage() {
  const { data, error, isPending, refetch } = useRead(listAllArticlesCall, {});
  if (isPending) return <Loading />;
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return <Restricted />;
  }
  if (!data) return <Failure retry={() => void refetch()} />;
  return <Articles articles={data} />;
}

function Articles({ articles }: { articles: readonly AdminArticle[] }) {
  const [editing, setEditing] = useState<Editing>();
  const deleteArticle = useDeleteArticle();
  const { authors: words } = useTexts(blogPageTexts);
  return (
    <>
      <PageHeading title={words.title}>
        <Button onClick={() => setEditing({ article: undefined })}>{words.create}</Button>
      </PageHeading>
      {articles.length === 0 ? (
        <section className="mt-10 flex flex-col items-center rounded-card bg-paper px-6 py-16 text-center shadow-card">
          <CircleMark className="size-16 text-forest" />
          <h2 className="mt-6 text-2xl">{words.empty}</h2>
          <Button className="mt-8" onClick={() => setEditing({ article: undefined })}>
            {words.createFirst}
          </Button>
        </section>
      ) : (
        <ul className="mt-8 grid gap-5 md:grid-cols-2">
          {articles.map((article) => (
            <AdminArticleCard
              key={article.id}
              article={article}
              onEdit={() => setEditing({ article })}
              onDelete={() => deleteArticle(article)}
            />
          ))}
        </ul>
      )}
      {editing && <ArticleEditor article={editing.article} onClose={() => setEditing(undefined)} />}
    </>
  );
}

function Loading() {
  return <Spinner label={useTexts(blogPageTexts).list.loading} className="min-h-[60vh] w-full" />;
}

function Restricted() {
  const { restricted, redirecting } = useTexts(blogPageTexts).authors;
  useEffect(() => goToLogin(), []);
  return (
    <section className="grid min-h-[60vh] place-content-center px-5 text-center">
      <h1 className="text-title">{restricted}</h1>
      <p role="status" className="mt-4 text-muted">
        {redirecting}
      </p>
    </section>
  );
}

function Failure({ retry }: { retry: () => void }) {
  const { list } = useTexts(blogPageTexts);
  return (
    <section role="alert" className="grid min-h-[60vh] place-content-center px-5 text-center">
      <h1 className="text-title">{list.failed}</h1>
      <p className="mt-4 text-muted">{list.failedText}</p>
      <p className="mt-8">
        <Button onClick={retry}>{list.tryAgain}</Button>
      </p>
    </section>
  );
}
