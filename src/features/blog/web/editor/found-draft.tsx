import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { blogPageTexts } from '../texts.ts';

type Props = { isOlder: boolean; onRecover: () => void; onDiscard: () => void };

/** Offers to recover an unsaved draft. */
export function FoundDraft({ isOlder, onRecover, onDiscard }: Props) {
  const { editor: words } = useTexts(blogPageTexts);
  return (
    <section
      aria-label={words.foundDraft}
      className="mb-6 flex flex-wrap items-center gap-3 rounded-xl bg-clay p-4"
    >
      <p className="grow">
        {words.found}
        {isOlder && ` ${words.foundOlder}`}
      </p>
      <Button tone="quiet" onClick={onRecover}>
        {words.recover}
      </Button>
      <Button tone="quiet" onClick={onDiscard}>
        {words.dropDraft}
      </Button>
    </section>
  );
}
