import { hideChat, isChatHidden } from '#shared/chat-widget.ts';
import type { PublicSettings } from '#shared/public-settings.ts';
import { loadScript } from './load-script.ts';

type ChatwootSettings = { position: 'right'; locale: string; hideMessageBubble: boolean };

declare global {
  interface Window {
    chatwootSettings?: ChatwootSettings;
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
  }
}

/** Starts Chatwoot's widget, hidden on pages that hide the chat. */
export function loadChatwoot({ url, websiteToken }: NonNullable<PublicSettings['chat']>): void {
  window.chatwootSettings = {
    position: 'right',
    locale: document.documentElement.lang.startsWith('pt') ? 'pt_BR' : 'en',
    hideMessageBubble: isChatHidden(),
  };
  window.addEventListener('chatwoot:ready', () => {
    if (isChatHidden()) hideChat();
  });
  loadScript(`${url}/packs/js/sdk.js`).addEventListener('load', () => {
    window.chatwootSDK?.run({ websiteToken, baseUrl: url });
  });
}
