const IMAGE = /^(FROM |\s*image: )([\w./-]+):([\w.-]+)(@sha256:[0-9a-f]{64})?/gm;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** Lists of images for several processors first: their digest serves all of them. */
const KINDS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const TIMEOUT_MS = 15_000;

type Ask = (name: string, tag: string) => Promise<string>;

/** The text of a Dockerfile or compose file with the digest behind every exact tag. */
export async function withDigests(text: string, ask: Ask): Promise<string> {
  const digests = new Map<string, string>();
  for (const [, , name = '', tag = ''] of text.matchAll(IMAGE)) {
    const image = `${name}:${tag}`;
    if (!digests.has(image)) digests.set(image, await ask(name, tag));
  }
  return text.replace(
    IMAGE,
    (_, before, name, tag) => `${before}${name}:${tag}@${digests.get(`${name}:${tag}`)}`,
  );
}

/** Asks a registry for the digest of an image; one on Docker's own when the name says no other. */
export async function fetchDigest(name: string, tag: string, address?: string): Promise<string> {
  const [first = '', ...rest] = name.split('/');
  const isElsewhere = rest.length > 0 && /[.:]/.test(first);
  const registry = address ?? `https://${isElsewhere ? first : 'registry-1.docker.io'}`;
  const repository = isElsewhere ? rest.join('/') : rest.length > 0 ? name : `library/${name}`;
  const url = `${registry}/v2/${repository}/manifests/${tag}`;
  try {
    let response = await head(url);
    if (response.status === 401) response = await head(url, await readToken(response));
    const digest = response.headers.get('docker-content-digest') ?? '';
    if (response.ok && DIGEST.test(digest)) return digest;
    throw new Error(`it answers ${response.status}`);
  } catch (error) {
    throw new Error(
      `No digest for ${name}:${tag}, and nothing was written: the registry ${new URL(registry).host} could not be asked (${reasonOf(error)}). Run this where it can be reached.`,
    );
  }
}

const head = (url: string, token?: string) =>
  fetch(url, {
    method: 'HEAD',
    headers: { accept: KINDS, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** Registries name in their refusal where anybody gets a token to read. */
async function readToken(refusal: Response): Promise<string> {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const part = (key: string) => new RegExp(`${key}="([^"]*)"`).exec(challenge)?.[1] ?? '';
  const address = new URL(part('realm'));
  for (const key of ['service', 'scope']) address.searchParams.set(key, part(key));
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { token, access_token: accessToken } = (await response.json()) as Record<string, string>;
  return token ?? accessToken ?? '';
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}
