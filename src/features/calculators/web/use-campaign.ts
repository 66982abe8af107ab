import { useSyncExternalStore } from 'react';
import { foreignQuery } from '../address.ts';

/** The campaign a visitor came by, as a query; the server does not know it. */
export function useCampaign(): string {
  return useSyncExternalStore(neverChanges, readCampaign, () => '');
}

function readCampaign(): string {
  return foreignQuery(new URLSearchParams(window.location.search)).toString();
}

function neverChanges(): () => void {
  return () => {};
}
