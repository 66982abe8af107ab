/** What a browser may know of the settings of the server it talks to. */
export type PublicSettings = {
  chat?: { kind: 'chatwoot'; url: string; websiteToken: string };
  analytics?:
    | { kind: 'plausible'; scriptUrl: string; domain: string }
    | { kind: 'google'; id: string };
  /** Whether the optional services above wait for the visitor's consent. */
  needsConsent: boolean;
  /** The landing page shown when the address does not say. */
  landingVariant: 'long' | 'short';
};

const NOTHING: PublicSettings = { needsConsent: true, landingVariant: 'long' };
let known: PublicSettings | undefined;

/** The settings the server put into the page; in the browser only, after the page has loaded. */
export function readPublicSettings(): PublicSettings {
  known ??= parse(document.getElementById('settings')?.textContent ?? '');
  return known;
}

function parse(text: string): PublicSettings {
  try {
    return JSON.parse(text) as PublicSettings;
  } catch {
    return NOTHING;
  }
}
