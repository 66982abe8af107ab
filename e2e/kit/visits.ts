import type { Page } from '@playwright/test';
import type { PersonaKey } from '../../src/server/demo/personas.ts';

/**
 * Who looks at a page. Where the path has parameters: at which address, or on which other page its
 * first link is.
 */
type Visit = { as: PersonaKey; at?: string; linkedFrom?: string };

const visitor = { as: 'visitor' } as const;
const admin = { as: 'admin' } as const;
const member = { as: 'onTime' } as const;

const ASSEMBLY = 'test-450-1';

/** Every page of the product by its path. A new page says here who visits it. */
export const VISITS: Readonly<Record<string, Visit>> = {
  '/': visitor,
  '/homebuyers': visitor,
  '/calculators': visitor,
  '/simulator': visitor,
  '/rules': visitor,
  '/about': visitor,
  '/check-a-draw': visitor,
  '/groups/:group/assemblies/:month': { ...visitor, at: `/groups/${ASSEMBLY}/assemblies/20` },
  '/privacy-policy': visitor,
  '/terms-of-use': visitor,
  '/deposit-agreement': visitor,
  '/politica-de-privacidade': visitor,
  '/termos-de-uso': visitor,
  '/contrato-de-deposito': visitor,
  '/imovelnoseua': visitor,
  '/comprar-imovel': visitor,
  '/apresentacao': visitor,
  '/simulador': visitor,
  '/calculadoras': visitor,
  '/regulamento': visitor,
  '/sobre': visitor,
  '/conferir-um-sorteio': visitor,
  '/grupos/:group/assembleias/:month': { ...visitor, at: `/grupos/${ASSEMBLY}/assembleias/20` },
  '/en/blog': visitor,
  '/en/blog/:slug': { ...visitor, linkedFrom: '/en/blog' },
  '/blog': visitor,
  '/blog/:slug': { ...visitor, linkedFrom: '/blog' },
  // Pages that a mail leads to: without its link they say that it is missing.
  '/confirm': visitor,
  '/confirmar': visitor,
  '/unsubscribe': visitor,
  '/cancelar-inscricao': visitor,
  '/verify-email': visitor,
  '/reset-password': visitor,
  '/change-email': visitor,
  '/stop-email-change': visitor,
  '/pagar': visitor,
  '/verificar-email': visitor,
  '/redefinir-senha': visitor,
  '/alterar-email': visitor,
  '/invitation': visitor,
  '/convite': visitor,
  '/estate': visitor,
  '/espolio': visitor,
  '/pay': visitor,
  '/admin-login': visitor,
  '/dashboard': member,
  '/dashboard/more': member,
  '/dashboard/application': member,
  '/dashboard/contributions': member,
  '/dashboard/payment-methods': member,
  '/dashboard/statements': member,
  '/dashboard/assemblies': member,
  '/dashboard/group': member,
  '/dashboard/bank-details': { as: 'left' },
  '/dashboard/leaving': member,
  '/dashboard/transfers': member,
  '/dashboard/home': { as: 'buying' },
  '/dashboard/account': { as: 'applicant' },
  '/dashboard/receipts/:id': { as: 'applicant', linkedFrom: '/dashboard/account' },
  '/admin/today': admin,
  '/admin/books': admin,
  '/admin/people/:id': { ...admin, linkedFrom: '/admin/arrears' },
  '/admin/people/application/:applicationId': { ...admin, linkedFrom: '/admin/today' },
  '/admin': admin,
  '/admin/applications/:id': { ...admin, linkedFrom: '/admin/deposits' },
  '/admin/deposits': admin,
  '/admin/overview': admin,
  '/admin/groups': admin,
  '/admin/assemblies': admin,
  '/admin/contributions': admin,
  '/admin/arrears': admin,
  '/admin/awards': admin,
  '/admin/payouts': admin,
  '/admin/books/provider': admin,
  '/admin/leaving': admin,
  '/admin/group-health': admin,
  '/admin/books/months': admin,
  '/admin/approvals': admin,
  '/admin/data-management': admin,
  '/admin/system': admin,
  '/admin/contacts': admin,
  '/admin/events': admin,
  '/admin/mails': admin,
  '/admin/links': admin,
  '/admin/team': admin,
  '/admin/audit': admin,
  '/admin/blog': admin,
};

/** The address to open, with the session of who visits it. */
export async function addressOf(
  path: string,
  { at = path, linkedFrom }: Visit,
  page: Page,
): Promise<string> {
  if (!linkedFrom) return at;
  await page.goto(linkedFrom);
  const link = page.locator(`main a[href^="${path.slice(0, path.indexOf(':'))}"]`).first();
  return (await link.getAttribute('href', { timeout: 15_000 })) ?? '';
}
