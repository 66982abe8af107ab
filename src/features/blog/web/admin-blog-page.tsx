import { useContext, useEffect, useState } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useRead } from '#ui/use-read.ts';
import type { AdminArticle } from '../article.ts';
import { listAllArticlesCall } from '../contract.ts';
import { AdminArticleCard } from './admin-article-card.tsx';
import { BlogSession } from './blog-session.ts';
import { goToLogin } from './go-to-login.ts';
import { useDeleteArticle } from './use-delete-article.ts';

const ArticleEditor = lazyDialog(
  () => import('./article-editor.tsx'),
  ({ ArticleEditor }) => ArticleEditor,
);

/** Which article is being written: an existing one, a new one, or none. */
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
  return (
    <>
      <PageHeading title="Artigos do blog">
        <Button onClick={() => setEditing({ article: undefined })}>Novo Artigo</Button>
      </PageHeading>
      {articles.length === 0 ? (
        <section className="mt-10 flex flex-col items-center rounded-card bg-paper px-6 py-16 text-center shadow-card">
          <CircleMark className="size-16 text-forest" />
          <h2 className="mt-6 text-2xl">Nenhum artigo criado ainda</h2>
          <Button className="mt-8" onClick={() => setEditing({ article: undefined })}>
            Criar Primeiro Artigo
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
  return <Spinner label="Carregando artigos…" className="min-h-[60vh] w-full" />;
}

function Restricted() {
  useEffect(() => goToLogin(), []);
  return (
    <section className="grid min-h-[60vh] place-content-center px-5 text-center">
      <h1 className="text-title">Acesso restrito</h1>
      <p role="status" className="mt-4 text-muted">
        Redirecionando para login...
      </p>
    </section>
  );
}

function Failure({ retry }: { retry: () => void }) {
  return (
    <section role="alert" className="grid min-h-[60vh] place-content-center px-5 text-center">
      <h1 className="text-title">Não conseguimos carregar os artigos</h1>
      <p className="mt-4 text-muted">Verifique a sua conexão e tente de novo.</p>
      <p className="mt-8">
        <Button onClick={retry}>Tentar de novo</Button>
      </p>
    </section>
  );
}
