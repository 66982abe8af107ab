import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { Randomness } from '#providers/randomness/randomness.ts';
import {
  claimsOf,
  readChoice,
  type SandboxGoogleAccount,
  subjectOf,
} from './sandbox-google-accounts.ts';
import {
  SANDBOX_CLIENT,
  SANDBOX_GOOGLE_PATH,
  sandboxGoogleIssuer,
} from './sandbox-google-client.ts';
import { chooserPage, notFoundPage } from './sandbox-google-pages.ts';
import { SandboxGoogleStore } from './sandbox-google-store.ts';

export type SandboxGoogle = {
  /** Handles a request whose path begins with the sandbox's. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

type Options = {
  isProduction: boolean;
  publicUrl: string;
  randomness: Randomness;
  /** Headers of every page. */
  headers: Record<string, string>;
  /**
   * Addresses that cannot be used here, such as those of admins: anybody at this machine could sign
   * in as them.
   */
  isForbidden(email: string): Promise<boolean>;
};

const INTERACTION = `${SANDBOX_GOOGLE_PATH}/choose/`;
const MAX_FORM_BYTES = 4_096;

/**
 * An OpenID provider that replaces Google in the evaluation default, so that the same code runs.
 */
export async function createSandboxGoogle(options: Options): Promise<SandboxGoogle> {
  if (options.isProduction) throw new Error('The sandbox of Google does not run in production.');
  const accounts = new Map<string, SandboxGoogleAccount>();
  const provider = await createProvider(options, accounts);
  const handle = provider.callback();

  const send = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, {
      ...options.headers,
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-store',
    });
    response.end(String(body));
  };

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const action = (request.url ?? '').split('?')[0] ?? '';
    // Throws for a sign-in that has expired or belongs to another browser.
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return send(response, 200, await chooserPage(action));
    const form = await readForm(request);
    if (form.has('cancel')) {
      const result = { error: 'access_denied', error_description: 'cancelled' };
      return provider.interactionFinished(request, response, result);
    }
    const account = readChoice(form);
    if (!account) {
      return send(response, 422, await chooserPage(action, 'Please give an email address.'));
    }
    if (await options.isForbidden(account.email)) {
      const problem = 'Admins sign in with their password, never here.';
      return send(response, 403, await chooserPage(action, problem));
    }
    const accountId = subjectOf(account);
    accounts.set(accountId, account);
    const result = { select_account: {}, login: { accountId } };
    await provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  }

  return {
    async answer(request, response) {
      const path = request.url ?? '';
      if (path.startsWith(INTERACTION)) {
        try {
          await choose(request, response);
        } catch {
          if (!response.headersSent) send(response, 400, await notFoundPage());
        }
        return;
      }
      if (path === SANDBOX_GOOGLE_PATH) return send(response, 200, await notFoundPage());
      // As when a web framework mounts an application below a path.
      Object.assign(request, { originalUrl: path });
      request.url = path.slice(SANDBOX_GOOGLE_PATH.length) || '/';
      await handle(request, response);
    },
  };
}

async function createProvider(
  { publicUrl, randomness }: Options,
  accounts: ReadonlyMap<string, SandboxGoogleAccount>,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const lifetime = 600;
  return new Provider(sandboxGoogleIssuer(publicUrl), {
    adapter: SandboxGoogleStore,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomness.token()] },
    clients: [
      {
        client_id: SANDBOX_CLIENT.clientId,
        client_secret: SANDBOX_CLIENT.clientSecret,
        redirect_uris: [`${new URL(publicUrl).origin}/api/identity/callback/google`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `${INTERACTION}${uid}` },
    ttl: {
      AccessToken: lifetime,
      AuthorizationCode: 60,
      Grant: lifetime,
      IdToken: lifetime,
      Interaction: lifetime,
      Session: lifetime,
    },
    async findAccount(_, accountId) {
      const account = accounts.get(accountId);
      return account && { accountId, claims: async () => claimsOf(account) };
    },
    // Choosing an account counts as consent; there is no consent page.
    async loadExistingGrant(context) {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_FORM_BYTES) throw new Error('the form is too large');
  }
  return new URLSearchParams(text);
}
