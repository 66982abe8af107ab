import { useTexts } from '#ui/language/use-texts.ts';
import { frameTexts } from './texts.ts';

/** The skip link: the first focusable element, jumps to the content. */
export function SkipLink() {
  const { skip } = useTexts(frameTexts);
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-full bg-forest px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {skip}
    </a>
  );
}
