import type { LocatedLoss } from '../../../../lib/losses';
import { type LossList, NO_LOSSES } from './documentMessages';

/** Maximum number of losses per effect that the page shows. */
export const SHOWN_LOSSES = 100;

/** Counts the losses by their effect, and keeps the first ones of each effect. */
export function limitLosses(losses: readonly LocatedLoss[]): LossList {
  const counts = { ...NO_LOSSES.counts };
  const shown = losses.filter(({ effect }) => {
    counts[effect] += 1;
    return counts[effect] <= SHOWN_LOSSES;
  });
  return { losses: shown, counts };
}
