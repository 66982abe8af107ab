/** The data from which a visitor's source is derived; stored as one line with what they submit. */
export type Visit = {
  /** The query of the page's address. */
  search: string;
  /** The address of the page before, empty when there is none. */
  referrer: string;
};

const CAMPAIGN_NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
const CLICK_NAMES = ['gclid', 'fbclid'] as const;
/** Values are truncated, so that the whole stays below the contract's limit. */
const MAX_VALUE_LENGTH = 150;

/** `name=value` for each of the names that the address carries. */
function pairs(search: string, names: readonly string[]): string[] {
  const parameters = new URLSearchParams(search);
  return names.flatMap((name) => {
    const value = parameters.get(name)?.trim();
    return value ? [`${name}=${value.slice(0, MAX_VALUE_LENGTH)}`] : [];
  });
}

function referrerUrl(referrer: string): URL | undefined {
  try {
    return new URL(referrer);
  } catch {
    return undefined;
  }
}

function organicSource(referrer: string): string {
  const url = referrerUrl(referrer);
  if (!url) return 'organic';
  const isGoogle = /(^|\.)google\.(com?\.)?[a-z]{2,3}$/.test(url.hostname);
  const isAd = /^(ads|adservice|pagead)\./.test(url.hostname) || url.pathname.startsWith('/aclk');
  if (isGoogle && !isAd) return 'google_organic';
  if (/(^|\.)(facebook\.com|fb\.com|fb\.me)$/.test(url.hostname)) return 'facebook_organic';
  return 'organic';
}

/** English pages: the campaign, else the ad click, else the referrer. */
export function englishSource({ search, referrer }: Visit): string {
  const campaign = pairs(search, CAMPAIGN_NAMES);
  if (campaign.length > 0) return campaign.join('&');
  return pairs(search, CLICK_NAMES)[0] ?? organicSource(referrer);
}

/** The prefix of sources from the Portuguese pages. */
export const PORTUGUESE_SOURCE = 'imovelnoseua';

/** Portuguese pages: the page's own name, then the campaign or the ad click when there is one. */
export function prefixedSource(prefix: string, { search }: Pick<Visit, 'search'>): string {
  const campaign = pairs(search, CAMPAIGN_NAMES).join('&');
  const origin = campaign || pairs(search, CLICK_NAMES)[0];
  return origin ? `${prefix}_${origin}` : prefix;
}
