import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import type { AppEnv } from '#platform/routes.ts';
import type { PaymentSandbox } from '#providers/payments/sandbox/create-sandbox.ts';
import { SandboxRefusal } from '#providers/payments/sandbox/errors.ts';
import { TEST_ACCOUNTS } from '#providers/payments/sandbox/methods/test-accounts.ts';
import { answerAtSandbox } from '#providers/payments/sandbox/overview.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { lazily } from '#shared/lazily.ts';
import { checkOrigin } from '../http/security.ts';
import { readBody } from './read-body.ts';

const SOURCES = join(ROOT_FOLDER, 'src/providers/payments/sandbox/browser');
const PREFIX = '/sandbox/payments';
const MAX_BODY_BYTES = 16 * 1024;

/** The card frame may be embedded in our own pages, and loads nothing from elsewhere. */
const FRAME_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
};

const NO_MONEY = 'Payment sandbox: no real money moves. Use the test card 4242 4242 4242 4242.';

const MANDATE =
  'By continuing you authorise Casa Circle to debit this account as the page around says. Payment sandbox: no real money moves.';

/** What a browser needs of the payment sandbox: its API, its script and the card frame. */
export function addPaymentAssets(
  hono: Hono<AppEnv>,
  context: Context,
  sandbox: PaymentSandbox,
): void {
  hono.use(`${PREFIX}/*`, checkOrigin(context.config));
  hono.use(
    `${PREFIX}/*`,
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw commonErrors.TOO_LARGE();
      },
    }),
  );
  for (const name of ['stripe', 'frame', 'challenge']) {
    const script = lazily(() =>
      stripTypeScriptTypes(readFileSync(join(SOURCES, `${name}.ts`), 'utf8')),
    );
    hono.get(`${PREFIX}/${name}.js`, (request) =>
      request.body(script(), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    );
  }
  const styles = readFileSync(join(SOURCES, 'frame.css'), 'utf8');
  hono.get(`${PREFIX}/frame.css`, (request) =>
    request.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  hono.get(`${PREFIX}/frame`, (request) => request.html(cardFrame(), 200, FRAME_HEADERS));
  addChallenge(hono, sandbox);
  hono.all(`${PREFIX}/v1/*`, (request) => {
    const url = new URL(request.req.url);
    url.pathname = url.pathname.slice(PREFIX.length);
    return sandbox.fetch(new Request(url, request.req.raw));
  });
}

const answerSchema = z.object({
  clientSecret: z.string().max(300),
  answer: z.enum(['confirm', 'refuse']),
});

function addChallenge(hono: Hono<AppEnv>, sandbox: PaymentSandbox): void {
  hono.get(`${PREFIX}/challenge`, (request) => {
    const secret = request.req.query('payment_intent_client_secret') ?? '';
    return request.html(challengePage(secret), 200, FRAME_HEADERS);
  });
  hono.post(`${PREFIX}/challenge`, async (request) => {
    const { clientSecret, answer } = checkInput(answerSchema, (await readBody(request)).input);
    try {
      await answerAtSandbox(sandbox, clientSecret, answer === 'confirm');
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      return request.html(framePage('Sorry', html`<p>${error.message}</p>`), 400, FRAME_HEADERS);
    }
    return request.html(
      framePage(
        'Thank you',
        html`<p>One moment …</p><script src="${PREFIX}/challenge.js"></script>`,
      ),
      200,
      FRAME_HEADERS,
    );
  });
}

function framePage(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="stylesheet" href="${PREFIX}/frame.css" />
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

function cardFrame() {
  const field = (
    name: string,
    label: string,
    hints: { autocomplete: string; placeholder: string; isWide?: boolean },
  ) => html`<div class="${hints.isWide ? 'wide' : ''}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" inputmode="numeric" autocomplete="${hints.autocomplete}"
      placeholder="${hints.placeholder}" aria-describedby="${name}-error" />
    <p class="error" id="${name}-error"></p>
  </div>`;
  return framePage(
    'Payment method',
    html`<form>
        <fieldset id="kinds" class="wide" hidden>
          <legend>How do you pay?</legend>
          <label><input type="radio" name="kind" value="card" checked /> Card</label>
          <label><input type="radio" name="kind" value="us_bank_account" /> US bank account</label>
        </fieldset>
        <div id="card" class="wide part">
        ${field('number', 'Card number', { autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', isWide: true })}
        ${field('expiry', 'Expiration date', { autocomplete: 'cc-exp', placeholder: 'MM / YY' })}
        ${field('cvc', 'Security code', { autocomplete: 'cc-csc', placeholder: 'CVC' })}
        <p class="note wide">${NO_MONEY}</p>
        </div>
        <fieldset id="bank" class="wide" hidden aria-describedby="account-error">
          <legend>Test bank: choose an account</legend>
          ${TEST_ACCOUNTS.map(
            ({ number, label }) =>
              html`<label><input type="radio" name="account" value="${number}" /> …${number.slice(-4)} ${label}</label>`,
          )}
          <p class="error" id="account-error"></p>
          <p class="note">${MANDATE}</p>
        </fieldset>
      </form>
      <script src="${PREFIX}/frame.js"></script>`,
  );
}

function challengePage(clientSecret: string) {
  return framePage(
    'Confirm your payment',
    html`<main class="challenge">
      <h1>Confirm your payment</h1>
      <p>Here your bank would ask whether it is you who pays. This is a sandbox: no real money moves.</p>
      <form method="post" action="${PREFIX}/challenge">
        <input type="hidden" name="clientSecret" value="${clientSecret}" />
        <button name="answer" value="confirm" class="wide">Complete authentication</button>
        <button name="answer" value="refuse" class="wide quiet">Fail authentication</button>
      </form>
    </main>`,
  );
}
