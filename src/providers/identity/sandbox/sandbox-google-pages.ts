import { html } from 'hono/html';
import { plainPage } from '#shared/plain-page.ts';
import { PERSONAS } from './sandbox-google-accounts.ts';

/** The account chooser, like Google's own page. */
export function chooserPage(action: string, problem?: string) {
  return plainPage(
    'Choose an account',
    html`<p class="note">This stands in for Google on this machine. Whoever you choose is who you are.</p>
      ${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ''}
      ${PERSONAS.map(
        ({ email, name }) => html`<form method="post" action="${action}">
          <input type="hidden" name="email" value="${email}" />
          <input type="hidden" name="name" value="${name}" />
          <p><button>${name} · ${email}</button></p>
        </form>`,
      )}
      <section>
        <h2>Another account</h2>
        <form method="post" action="${action}">
          <p><label>Email <input name="email" type="email" required autocomplete="off" /></label></p>
          <p><label>Name <input name="name" autocomplete="off" maxlength="100" /></label></p>
          <p>
            <label>Address proven
              <select name="verified">
                <option value="yes">yes</option>
                <option value="no">no</option>
                <option value="text">no, sent as text</option>
              </select>
            </label>
          </p>
          <p><button>Continue</button></p>
        </form>
      </section>
      <form method="post" action="${action}">
        <input type="hidden" name="cancel" value="1" />
        <p><button>Cancel</button></p>
      </form>`,
  );
}

/** The 404 page of the Google sandbox. */
export function notFoundPage() {
  return plainPage(
    'Google sign-in',
    html`<p>This page belongs to a sign-in that is under way. Begin at <a href="/#sign-in">the site</a>.</p>
      <p>The accounts to choose from: ${PERSONAS.map(({ email }) => html`<br />${email}`)}</p>`,
  );
}
