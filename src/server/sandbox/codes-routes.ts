import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { sandboxServicePage } from './sandbox-page.ts';

const filterSchema = z.object({ email: z.string().max(254).optional() });

/** The current codes of people's authenticator apps, so that trying the product needs no phone. */
export function addCodesRoutes(hono: Hono<AppEnv>, context: Context): void {
  const { factors } = context.identity;
  hono.get('/sandbox/codes.json', async (request) => {
    const { email } = checkInput(filterSchema, request.req.query());
    const codes = await factors.listSandboxCodes(context.db);
    const wanted = email?.trim().toLowerCase();
    request.header('cache-control', 'no-store');
    return request.json(wanted ? codes.filter((one) => one.email === wanted) : codes);
  });

  hono.get('/sandbox/codes', async (request) => {
    const codes = await factors.listSandboxCodes(context.db);
    return request.html(
      sandboxServicePage(
        context,
        'Codes',
        html`<p class="note">The codes that authenticator apps show now. A code is good once, for about a minute.</p>
          ${
            codes.length === 0
              ? html`<p>Nobody has an authenticator app yet.</p>`
              : html`<table>
                  <thead><tr><th>Account</th><th>Code</th></tr></thead>
                  <tbody>
                    ${codes.map(
                      ({ email, code }) =>
                        html`<tr><td>${email}</td><td>${code ?? 'used; the next one comes within half a minute'}</td></tr>`,
                    )}
                  </tbody>
                </table>`
          }`,
      ),
    );
  });
}
