import { useEffect, useState } from 'react';
import { areShortcutsOn, isTyping } from '#features/reviews/web/desk/use-shortcuts.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';

const SearchPalette = lazyDialog(
  () => import('./search-palette.tsx'),
  ({ SearchPalette }) => SearchPalette,
);

/** The search for anything, by a button, ⌘K, Ctrl+K or '/'. */
export function SearchAnything() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || !isSearchKey(event)) return;
      if (document.querySelector('[data-dialog-open]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 items-center justify-between gap-3 rounded-lg border border-line bg-cream px-3 text-muted text-sm hover:bg-sand lg:min-h-9 [@media(min-height:54rem)]:lg:mt-4"
      >
        Search anything
        <span aria-hidden="true" className="hidden text-xs lg:inline">
          Ctrl K
        </span>
      </button>
      {isOpen && <SearchPalette onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** '/' is a single key, so it obeys their switch and leaves fields alone. */
function isSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && areShortcutsOn() && !isTyping(target);
}
