import type { Failure } from '../../../services/foundation/problem/result-contract.js';
import type { ChangeIntent } from './change.js';

/**
 * What the server answers when a script changes favourites. A form without scripts is redirected to its page instead.
 */
export type FavouriteAnswer = {
  readonly favourite: ChangeIntent;
  readonly varuId: string | null;
  readonly at: number;
} & ({ readonly ok: true } | Failure);

export function isFavouriteAnswer(data: unknown): data is FavouriteAnswer {
  return typeof data === 'object' && data !== null && 'favourite' in data;
}
