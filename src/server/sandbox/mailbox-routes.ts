import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { readSandboxMailbox } from '#providers/mail/sandbox.ts';
import { sandboxServicePage } from './sandbox-page.ts';

const filterSchema = z.object({ to: z.string().max(254).optional() });

/**
 * The content policy of a shown mail: its inline styles, no scripts, and links that open outside
 * the frame.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

export function addMailboxRoutes(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/sandbox/mailbox.json', async (request) => {
    const { to } = checkInput(filterSchema, request.req.query());
    return request.json(await readSandboxMailbox(context.db, to ? { to } : {}));
  });

  hono.get('/sandbox/mailbox', async (request) => {
    const { to } = checkInput(filterSchema, request.req.query());
    const mails = await readSandboxMailbox(context.db, { limit: 50, ...(to ? { to } : {}) });
    return request.html(
      sandboxServicePage(
        context,
        'Mailbox',
        html`<form method="get"><label>To <input name="to" type="email" value="${to ?? ''}" /></label> <button>Show</button></form>
          ${mails.length === 0 ? html`<p>No mail yet. Join the waitlist and it will appear here.</p>` : ''}
          ${mails.map(
            (mail) => html`<section>
              <h2>${mail.subject}</h2>
              <p>To ${mail.to}, ${mail.createdAt} · <a href="/sandbox/mailbox/${mail.id}">open alone</a>
                ${mail.attachments.map((file) => html` · ${file.filename}`)}</p>
              <details><summary>Show the mail</summary>
                <iframe title="${mail.subject}" src="/sandbox/mailbox/${mail.id}" loading="lazy"></iframe>
                <pre>${mail.text}</pre>
              </details>
            </section>`,
          )}`,
      ),
    );
  });

  hono.get('/sandbox/mailbox/:id', async (request) => {
    const mails = await readSandboxMailbox(context.db, {});
    const mail = mails.find(({ id }) => id === request.req.param('id'));
    if (!mail) return request.notFound();
    request.header('content-security-policy', MAIL_POLICY);
    request.header('x-frame-options', 'SAMEORIGIN');
    return request.html(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
}
