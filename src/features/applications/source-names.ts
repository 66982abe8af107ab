const NAMES: Record<string, string> = {
  organic: 'Direct or unknown',
  google_organic: 'Google search',
  facebook_organic: 'Facebook',
  'gclid=': 'Google ads',
  'fbclid=': 'Facebook ads',
  imovelnoseua: 'imovelnoseua page',
};

/** A readable name of a source: 'Google ads', 'Campaign: instagram'. */
export function nameSource(source: string): string {
  const known = NAMES[source] ?? NAMES[/^(gclid|fbclid)=/.exec(source)?.[0] ?? ''];
  if (known) return known;
  const [, page = '', campaign] = /^(?:(.+)_)?utm_source=([^&]+)/.exec(source) ?? [];
  if (!campaign) return source;
  return page ? `${page}, campaign ${campaign}` : `Campaign ${campaign}`;
}
