import { ArticleBody } from './article-body.tsx';
import { usePreview } from './use-preview.ts';

/** What readers will see, while it is being written. */
export function ArticlePreview({ title, content }: { title: string; content: string }) {
  const { html, removed, undescribed, hasFailed } = usePreview(content);
  return (
    <section
      aria-label="Prévia do artigo"
      className="min-w-0 rounded-xl border border-line bg-cream p-5 lg:sticky lg:top-0 lg:max-h-[min(38rem,60dvh)] lg:self-start lg:overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <p className="text-muted text-sm">Prévia: o que os leitores vão ver</p>
      {hasFailed && (
        <p role="status" className="mt-2 text-danger text-sm">
          A prévia não pôde ser atualizada.
        </p>
      )}
      <div role="status" className="text-sm">
        {removed.length > 0 && (
          <p className="mt-3 rounded-lg bg-clay p-3">
            Isto não será salvo, por segurança dos leitores: {removed.join(', ')}.
          </p>
        )}
        {undescribed > 0 && (
          <p className="mt-3 rounded-lg bg-clay p-3">
            {undescribed === 1 ? 'Uma imagem está' : `${undescribed} imagens estão`} sem descrição
            (alt=&quot;…&quot;). Se mostra algo importante, descreva.
          </p>
        )}
      </div>
      <p className="mt-4 break-words font-display text-3xl leading-tight">
        {title || 'Sem título'}
      </p>
      <ArticleBody html={html} />
    </section>
  );
}
