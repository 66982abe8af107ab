import { useTexts } from '#ui/language/use-texts.ts';
import { ArticleBody } from '../article-body.tsx';
import { blogPageTexts } from '../texts.ts';
import { usePreview } from './use-preview.ts';

export function ArticlePreview({ title, content }: { title: string; content: string }) {
  const { editor: words } = useTexts(blogPageTexts);
  const { html, removed, undescribed, hasFailed } = usePreview(content);
  return (
    <section
      aria-label={words.preview}
      className="min-w-0 rounded-xl border border-line bg-cream p-5 lg:sticky lg:top-0 lg:max-h-[min(38rem,60dvh)] lg:self-start lg:overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <p className="text-muted text-sm">{words.previewLabel}</p>
      {hasFailed && (
        <p role="status" className="mt-2 text-danger text-sm">
          {words.previewFailed}
        </p>
      )}
      <div role="status" className="text-sm">
        {removed.length > 0 && (
          <p className="mt-3 rounded-lg bg-clay p-3">{words.removed(removed.join(', '))}</p>
        )}
        {undescribed > 0 && (
          <p className="mt-3 rounded-lg bg-clay p-3">{words.undescribed(undescribed)}</p>
        )}
      </div>
      <p className="mt-4 break-words font-display text-3xl leading-tight">
        {title || words.untitled}
      </p>
      <ArticleBody html={html} />
    </section>
  );
}
