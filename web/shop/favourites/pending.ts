import { textIn } from '../../interface/form/sent-form.js';
import { readChange, type ChangeIntent } from './change.js';

export interface Fetching {
  readonly key: string;
  readonly formData?: FormData | undefined;
}

/**
 * Changes that are being saved. `favourites` and `watches` say for each product whether it is being added or removed.
 */
export interface Pending {
  readonly favourites: ReadonlyMap<string, boolean>;
  readonly watches: ReadonlyMap<string, boolean>;
  readonly clearing: boolean;
  /** True while a consent is being saved, so that the next heart does not open the dialog again. */
  readonly consenting: boolean;
}

export const NOTHING: Pending = { favourites: new Map(), watches: new Map(), clearing: false, consenting: false };

const KEY = 'favourite:';

/**
 * Returns the key of a change's request. A newer change of the same product replaces a request that is not answered
 * yet.
 */
export function fetcherKey(intent: ChangeIntent, varuId: string): string {
  return `${KEY}${intent === 'watch' || intent === 'unwatch' ? 'watch' : 'heart'}:${varuId}`;
}

export function pendingIn(fetchers: readonly Fetching[]): Pending {
  const own = fetchers.filter(({ key, formData }) => key.startsWith(KEY) && formData);
  const changes = own.flatMap(({ formData }) => readChange(textIn(formData, 'change')) ?? []);
  if (changes.length === 0) return NOTHING;
  const wishes = (yes: ChangeIntent, no: ChangeIntent) =>
    new Map(
      changes
        .filter(({ intent }) => intent === yes || intent === no)
        .map(({ intent, varuId }) => [varuId, intent === yes]),
    );
  return {
    favourites: wishes('add', 'remove'),
    watches: wishes('watch', 'unwatch'),
    clearing: changes.some(({ intent }) => intent === 'clear' || intent === 'refuse'),
    consenting: own.some(({ formData }) => textIn(formData, 'consent') === 'ja'),
  };
}

/** Returns the favourites as they will be if all pending changes succeed. Added products come first (PRO-07). */
export function idsWith(ids: readonly string[], { favourites, clearing }: Pending): readonly string[] {
  if (clearing) return [];
  if (favourites.size === 0) return ids;
  const added = [...favourites].filter(([varuId, wanted]) => wanted && !ids.includes(varuId)).map(([varuId]) => varuId);
  return [...added.reverse(), ...ids.filter((varuId) => favourites.get(varuId) !== false)];
}
