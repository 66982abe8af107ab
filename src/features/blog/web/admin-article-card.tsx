import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { articlePath } from '../addresses.ts';
import type { AdminArticle } from '../article.ts';
import { excerptOf, formatShortDate, shownDate } from '../rules.ts';
import { blogPageTexts } from './texts.ts';

type Props = { article: AdminArticle; onEdit: () => void; onDelete: () => void };

export function AdminArticleCard({ article, onEdit, onDelete }: Props) {
  const texts = useTexts(blogPageTexts);
  const words = texts.authors;
  const date = shownDate(article);
  return (
    <li className="flex flex-col rounded-card bg-paper p-6 shadow-card">
      <p className="flex items-center justify-between gap-3 text-muted text-sm">
        <span
          className={`rounded-full px-3 py-0.5 font-semibold ${article.published ? 'bg-leaf text-forest' : 'bg-clay text-terracotta-deep'}`}
        >
          {article.published ? words.published : words.draft}
        </span>
        <time dateTime={date}>{formatShortDate(date)}</time>
      </p>
      <h2 className="mt-4 break-words text-2xl">{article.title}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <span className="break-words">{texts.by(article.authorName)}</span>
        {article.published && (
          <a
            href={articlePath(article)}
            className="py-2 text-forest underline underline-offset-4"
            aria-label={words.seeOne(article.title)}
          >
            {words.see}
          </a>
        )}
      </p>
      <p className="mt-3 line-clamp-4 break-words text-muted">{excerptOf(article)}</p>
      <p className="mt-auto flex flex-wrap gap-2 pt-6">
        <Button tone="quiet" onClick={onEdit} aria-label={words.editOne(article.title)}>
          {words.edit}
        </Button>
        <Button
          tone="quiet"
          className="text-danger!"
          onClick={onDelete}
          aria-label={words.removeOne(article.title)}
        >
          {words.remove}
        </Button>
      </p>
    </li>
  );
}
