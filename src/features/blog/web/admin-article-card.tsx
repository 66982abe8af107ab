import { Button } from '#ui/button.tsx';
import type { AdminArticle } from '../article.ts';
import { excerptOf, formatShortDate, shownDate } from '../rules.ts';

type Props = { article: AdminArticle; onEdit: () => void; onDelete: () => void };

/** One article in the authors' list. */
export function AdminArticleCard({ article, onEdit, onDelete }: Props) {
  const date = shownDate(article);
  return (
    <li className="flex flex-col rounded-card bg-paper p-6 shadow-card">
      <p className="flex items-center justify-between gap-3 text-muted text-sm">
        <span
          className={`rounded-full px-3 py-0.5 font-semibold ${article.published ? 'bg-leaf text-forest' : 'bg-clay text-terracotta-deep'}`}
        >
          {article.published ? 'Publicado' : 'Rascunho'}
        </span>
        <time dateTime={date}>{formatShortDate(date)}</time>
      </p>
      <h2 className="mt-4 break-words text-2xl">{article.title}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <span className="break-words">Por {article.authorName}</span>
        {article.published && (
          <a
            href={`/blog/${article.slug}`}
            className="py-2 text-forest underline underline-offset-4"
            aria-label={`Ver no blog: ${article.title}`}
          >
            Ver no blog
          </a>
        )}
      </p>
      <p className="mt-3 line-clamp-4 break-words text-muted">{excerptOf(article)}</p>
      <p className="mt-auto flex flex-wrap gap-2 pt-6">
        <Button tone="quiet" onClick={onEdit} aria-label={`Editar: ${article.title}`}>
          Editar
        </Button>
        <Button
          tone="quiet"
          className="text-danger!"
          onClick={onDelete}
          aria-label={`Excluir: ${article.title}`}
        >
          Excluir
        </Button>
      </p>
    </li>
  );
}
