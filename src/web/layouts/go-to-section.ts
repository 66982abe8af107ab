import { readAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { scrollToElement } from '#ui/scroll.ts';

/** The sections of the long landing page that header and footer link to. */
export const SECTIONS = ['how-it-works', 'plans', 'faqs'] as const;

/**
 * Opens a section of the long page. The start page redirects members to their dashboard, so they
 * get the homebuyers' page, which has the same sections.
 */
export function goToSection(id: string): void {
  if (scrollToElement(id)) return;
  const page = readAuth().status === 'signed-in' ? '/homebuyers' : '/';
  window.location.assign(`${page}?variant=long#${id}`);
}
