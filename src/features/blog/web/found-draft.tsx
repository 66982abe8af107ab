import { Button } from '#ui/button.tsx';

type Props = { isOlder: boolean; onRecover: () => void; onDiscard: () => void };

/** Offers what was left unsaved on this device. */
export function FoundDraft({ isOlder, onRecover, onDiscard }: Props) {
  return (
    <section
      aria-label="Rascunho encontrado"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-xl bg-clay p-4"
    >
      <p className="grow">
        Há um texto não salvo neste aparelho.
        {isOlder && ' O artigo mudou depois dele: confira antes de salvar.'}
      </p>
      <Button tone="quiet" onClick={onRecover}>
        Recuperar
      </Button>
      <Button tone="quiet" onClick={onDiscard}>
        Apagar rascunho
      </Button>
    </section>
  );
}
