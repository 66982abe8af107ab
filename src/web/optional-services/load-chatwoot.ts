import { hideChat, isChatHidden } from '#shared/chat-widget.ts';
import type { PublicSettings } from '#shared/public-settings.ts';
import type { Locale } from '#shared/text/locale.ts';
import { pageLocale } from '#ui/language/page-locale.ts';
import { loadScript } from './load-script.ts';

type ChatwootSettings = { position: 'right'; locale: string; hideMessageBubble: boolean };

/** Chatwoot's names of the languages. */
const LANGUAGES: Record<Locale, string> = { en: 'en', 'pt-BR': 'pt_BR' };

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
    locale: LANGUAGES[pageLocale()],
    hideMessageBubble: isChatHidden(),
  };
  window.addEventListener('chatwoot:ready', () => {
    if (isChatHidden()) hideChat();
  });
  loadScript(`${url}/packs/js/sdk.js`).addEventListener('load', () => {
    window.chatwootSDK?.run({ websiteToken, baseUrl: url });
  });
}
