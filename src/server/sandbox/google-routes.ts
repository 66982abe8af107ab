import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStaffAddress } from '#features/accounts/team/server/manage-users.ts';
import type { Context } from '#platform/context.ts';
import { SANDBOX_GOOGLE_PATH } from '#providers/identity/sandbox/sandbox-google-client.ts';
import { securityHeaders } from '../http/security.ts';
import { usesSandboxGoogle } from '../start/identity-settings.ts';

/** Handles a request if it is for this sandbox. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** The Google sandbox; not in production, and for requests from this machine only. */
export async function createGoogleHandler(context: Context): Promise<NodeHandler> {
  if (!usesSandboxGoogle(context.config)) return () => false;
  // The library is loaded only where it is used.
  const { createSandboxGoogle } = await import('#providers/identity/sandbox/sandbox-google.ts');
  const google = await createSandboxGoogle({
    isProduction: context.config.isProduction,
    publicUrl: context.config.publicUrl,
    randomness: context.randomness,
    headers: securityHeaders(context.config),
    isForbidden: (email) => isStaffAddress(context, email),
  });
  return (request, response) => {
    const [path] = (request.url ?? '').split('?');
    const isOurs = path === SANDBOX_GOOGLE_PATH || path?.startsWith(`${SANDBOX_GOOGLE_PATH}/`);
    if (!isOurs) return false;
    if (!isFromThisMachine(request)) {
      response.writeHead(403, { 'content-type': 'text/plain' });
      response.end('The sandbox of Google answers on this machine only.\n');
      return true;
    }
    google.answer(request, response).catch((error: unknown) => {
      context.log.warn({ err: error }, 'sandbox of Google');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
    return true;
  };
}

/** Every hop must be local, so that a tunnel to this machine gives no access. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  const addresses = [socket.remoteAddress ?? '', ...hops.map((hop) => hop.trim()).filter(Boolean)];
  return addresses.every((address) => LOOPBACK.test(address));
}
