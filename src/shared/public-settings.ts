/** What a 30-year fixed mortgage cost on a day, by the operator's source. */
export type MortgageRate = { percent: number; date: string; source: string };

/** The server settings that are public to browsers. */
export type PublicSettings = {
  chat?: { kind: 'chatwoot'; url: string; websiteToken: string };
  analytics?:
    | { kind: 'plausible'; scriptUrl: string; domain: string }
    | { kind: 'google'; id: string };
  /** Whether the optional services above wait for the visitor's consent. */
  needsConsent: boolean;
  /** The default variant of the landing page. */
  landingVariant: 'long' | 'short';
  /** Without one the pages name no day for the rates of other ways to finance. */
  mortgageRate?: MortgageRate;
  /** Whether this is the evaluation default, with its pages under /sandbox. */
  isSandbox: boolean;
};

const NOTHING: PublicSettings = { needsConsent: true, landingVariant: 'long', isSandbox: false };
let known: PublicSettings | undefined;

/** Reads the settings that the server embedded in the page; in the browser only. */
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
