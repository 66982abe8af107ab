import type { PageHead } from '#shared/page-head.ts';

/** Updates the document's head after client navigation. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  document.documentElement.lang = head.locale;
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && head.canonicalPath) {
    canonical.href = new URL(head.canonicalPath, canonical.href).href;
  }
}
