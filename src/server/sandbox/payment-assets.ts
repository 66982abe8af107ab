import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { z } from 'zod';
import { failureTexts } from '#features/payments/texts.ts';
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
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { checkOrigin } from '../http/security.ts';
import { languageSchema, localeOf } from './language.ts';
import { readBody } from './read-body.ts';
import { sandboxPaymentTexts } from './texts.ts';

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
  hono.get(`${PREFIX}/frame`, (request) =>
    request.html(cardFrame(localeOf(request)), 200, FRAME_HEADERS),
  );
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
  lang: languageSchema,
});

function addChallenge(hono: Hono<AppEnv>, sandbox: PaymentSandbox): void {
  hono.get(`${PREFIX}/challenge`, (request) => {
    const secret = request.req.query('payment_intent_client_secret') ?? '';
    return request.html(challengePage(secret, localeOf(request)), 200, FRAME_HEADERS);
  });
  hono.post(`${PREFIX}/challenge`, async (request) => {
    const given = checkInput(answerSchema, (await readBody(request)).input);
    const { clientSecret, answer, lang } = given;
    const { challenge } = sandboxPaymentTexts(lang);
    try {
      await answerAtSandbox(sandbox, clientSecret, answer === 'confirm');
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      const page = framePage(lang, challenge.sorry, html`<p>${error.message}</p>`);
      return request.html(page, 400, FRAME_HEADERS);
    }
    const script = html`<script src="${PREFIX}/challenge.js"></script>`;
    const page = framePage(lang, challenge.thanks, html`<p>${challenge.moment}</p>${script}`);
    return request.html(page, 200, FRAME_HEADERS);
  });
}

function framePage(locale: Locale, title: string, body: unknown) {
  return html`<!doctype html>
<html lang="${locale}">
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

/** The provider's own fields speak the language of the page around them; so do these. */
function cardFrame(locale: Locale) {
  const texts = sandboxPaymentTexts(locale);
  const field = (
    name: keyof typeof texts.fields,
    { autocomplete, isWide = false }: { autocomplete: string; isWide?: boolean },
  ) => html`<div class="${isWide ? 'wide' : ''}">
    <label for="${name}">${texts.fields[name].label}</label>
    <input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}"
      placeholder="${texts.fields[name].example}" data-incomplete="${texts.fields[name].incomplete}"
      aria-describedby="${name}-error" />
    <p class="error" id="${name}-error"></p>
  </div>`;
  // Refusals come from the sandbox's API, which speaks English as the provider's does.
  const refusals = locale === DEFAULT_LOCALE ? {} : failureTexts(locale);
  return framePage(
    locale,
    texts.frame,
    html`<form data-refusals="${JSON.stringify(refusals)}" data-network-failed="${texts.networkFailed}">
        <fieldset id="kinds" class="wide" hidden>
          <legend>${texts.how}</legend>
          <label><input type="radio" name="kind" value="card" checked /> ${texts.card}</label>
          <label><input type="radio" name="kind" value="us_bank_account" /> ${texts.bank}</label>
        </fieldset>
        <div id="card" class="wide part">
        ${field('number', { autocomplete: 'cc-number', isWide: true })}
        ${field('expiry', { autocomplete: 'cc-exp' })}
        ${field('cvc', { autocomplete: 'cc-csc' })}
        <p class="note wide">${texts.noMoney}</p>
        </div>
        <fieldset id="bank" class="wide" hidden aria-describedby="account-error" data-missing="${texts.accountMissing}">
          <legend>${texts.accounts}</legend>
          ${TEST_ACCOUNTS.map(
            ({ number, outcome }) =>
              html`<label><input type="radio" name="account" value="${number}" /> …${number.slice(-4)} ${texts.outcomes[outcome]}</label>`,
          )}
          <p class="error" id="account-error"></p>
          <p class="note">${texts.mandate}</p>
        </fieldset>
      </form>
      <script src="${PREFIX}/frame.js"></script>`,
  );
}

function challengePage(clientSecret: string, locale: Locale) {
  const { challenge } = sandboxPaymentTexts(locale);
  return framePage(
    locale,
    challenge.title,
    html`<main class="challenge">
      <h1>${challenge.title}</h1>
      <p>${challenge.lead}</p>
      <form method="post" action="${PREFIX}/challenge">
        <input type="hidden" name="lang" value="${locale}" />
        <input type="hidden" name="clientSecret" value="${clientSecret}" />
        <button name="answer" value="confirm" class="wide">${challenge.confirm}</button>
        <button name="answer" value="refuse" class="wide quiet">${challenge.refuse}</button>
      </form>
    </main>`,
  );
}
