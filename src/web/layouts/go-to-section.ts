import { readAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { scrollToElement } from '#ui/scroll.ts';

/** The parts of the long landing page that header and footer lead to. */
export const SECTIONS = ['how-it-works', 'plans', 'faqs'] as const;

/**
 * Leads to a part of the long page. The start page sends members to their dashboard, so they read
 * the homebuyers' page, which has the same parts.
 */
export function goToSection(id: string): void {
  if (scrollToElement(id)) return;
  const page = readAuth().status === 'signed-in' ? '/homebuyers' : '/';
  window.location.assign(`${page}?variant=long#${id}`);
}
