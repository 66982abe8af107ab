import { useSyncExternalStore } from 'react';
import { foreignQuery } from '../address.ts';

/** The visitor's campaign as a query; empty on the server, which does not know it. */
export function useCampaign(): string {
  return useSyncExternalStore(neverChanges, readCampaign, () => '');
}

function readCampaign(): string {
  return foreignQuery(new URLSearchParams(window.location.search)).toString();
}

function neverChanges(): () => void {
  return () => {};
}
