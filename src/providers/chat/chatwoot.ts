import type { ChatProvider } from './chat-provider.ts';

/** Chatwoot, hosted by its makers or by ourselves. */
export function createChatwoot(given: { url: string; websiteToken: string }): ChatProvider {
  const { origin } = new URL(given.url);
  return {
    settings: {
      kind: 'chatwoot',
      url: given.url.replace(/\/+$/, ''),
      websiteToken: given.websiteToken,
    },
    sources: {
      script: [origin],
      // Its script writes the bubble's styles into the page itself; there is no file to allow.
      style: ["'unsafe-inline'"],
      img: [origin],
      connect: [origin],
      frame: [origin],
      media: [origin],
    },
  };
}
