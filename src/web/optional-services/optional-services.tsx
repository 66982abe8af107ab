import { useCallback, useEffect, useState } from 'react';
import { isPrivatePage } from '#shared/private-pages.ts';
import { type PublicSettings, readPublicSettings } from '#shared/public-settings.ts';
import { lazySection } from '#ui/section/lazy-section.tsx';
import { type Consent, readConsent, storeConsent } from './consent.ts';

const ConsentBanner = lazySection(
  () => import('./consent-banner.tsx'),
  ({ ConsentBanner }) => ConsentBanner,
  { failed: () => null },
);

/** A link to this hash opens the consent banner again. */
const QUESTION_HASH = '#privacy-choices';

/** Events the router dispatches when the address changes. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];

/**
 * Chat and analytics, on public pages only: nothing is loaded unless it is configured and the
 * visitor agreed.
 */
export function OptionalServices() {
  const [settings, setSettings] = useState<PublicSettings>();
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    const known = readPublicSettings();
    if (!known.chat && !known.analytics) return;
    if (isPrivatePage(window.location.pathname)) return;
    const consent: Consent = known.needsConsent ? readConsent() : 'accepted';
    setSettings(known);
    if (consent === 'accepted') load(known);
    if (consent === undefined) setIsAsking(true);
    const onHash = () => {
      if (known.needsConsent && window.location.hash === QUESTION_HASH) setIsAsking(true);
    };
    // Running scripts cannot be unloaded, so a private page is loaded as a new document.
    const onNavigation = () => {
      if (isPrivatePage(window.location.pathname)) window.location.reload();
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    for (const name of NAVIGATIONS) window.addEventListener(name, onNavigation);
    return () => {
      window.removeEventListener('hashchange', onHash);
      for (const name of NAVIGATIONS) window.removeEventListener(name, onNavigation);
    };
  }, []);

  const answer = useCallback(
    (consent: NonNullable<Consent>) => {
      const before = readConsent();
      storeConsent(consent);
      setIsAsking(false);
      if (window.location.hash === QUESTION_HASH) {
        window.history.replaceState(null, '', window.location.pathname + window.location.search);
      }
      if (consent === 'accepted' && before !== 'accepted' && settings) load(settings);
      // Running scripts cannot be unloaded, so the page is reloaded without them.
      if (consent === 'refused' && before === 'accepted') window.location.reload();
    },
    [settings],
  );

  return settings && isAsking ? <ConsentBanner settings={settings} onAnswer={answer} /> : null;
}

function load({ chat, analytics }: PublicSettings): void {
  if (chat) void import('./load-chatwoot.ts').then(({ loadChatwoot }) => loadChatwoot(chat));
  if (analytics) {
    void import('./load-analytics.ts').then(({ loadAnalytics }) => loadAnalytics(analytics));
  }
}
