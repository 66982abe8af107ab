import type { PlaceHandler } from '#features/deposits/server/place-handler.ts';
import { announcePlace } from './announce-place.ts';
import { holdsPlace } from './holds-place.ts';
import { keepPlaces } from './keep-places.ts';
import { releasePlace } from './release-place.ts';
import { takePlace } from './take-place.ts';

/** What groups do when something becomes of a deposit. */
export const groupPlaceHandler: PlaceHandler = {
  takePlace,
  releasePlace,
  hasPlace: holdsPlace,
  onCountsAgain: announcePlace,
  transferPlaces: keepPlaces,
};
