import type { ChatProvider } from './chat-provider.ts';

/** Chatwoot, hosted by its vendor or by us. */
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
      // Its script inserts inline styles into the page; there is no file to allow.
      style: ["'unsafe-inline'"],
      img: [origin],
      connect: [origin],
      frame: [origin],
      media: [origin],
    },
  };
}
