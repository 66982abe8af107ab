import type { PlaceHandler } from '#features/deposits/server/place-handler.ts';
import { hasPlace } from './has-place.ts';
import { hasSeat } from './has-seat.ts';
import { readNextGroup } from './read-next-group.ts';
import { recheckPlace } from './recheck-place.ts';
import { releasePlace } from './release-place.ts';
import { takePlace } from './take-place.ts';
import { transferPlaces } from './transfer-places.ts';

/** How groups react to changes of a deposit. */
export const groupPlaceHandler: PlaceHandler = {
  takePlace,
  releasePlace,
  hasPlace,
  hasSeat,
  onCountsAgain: recheckPlace,
  transferPlaces,
  readNextGroup,
};
