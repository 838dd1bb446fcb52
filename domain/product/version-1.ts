import { addDays, type Uuid } from '../kernel/index.js';
import type { Moved, Withdrawal } from './events.js';
import type { DescribedV2, DescriptionV2 } from './version-2.js';

type Later = 'newUntil' | 'manufacturer' | 'nplId' | 'narcoticsClass' | 'searchWords' | 'pictures';
type DescriptionV1 = Omit<DescriptionV2, Later> & { readonly isNew: boolean };
type ChangedV1 = Exclude<keyof DescriptionV2, Later> | 'isNew';

/** The number of days for which goods counted as new in version 1 of the events. */
const NEW_FOR_DAYS = 45;

/** Version 1 of the events marked a product as new, without a last day. */
function descriptionFrom1({ isNew, ...description }: DescriptionV1): DescriptionV2 {
  return {
    ...description,
    newUntil: isNew ? addDays(description.addedOn, NEW_FOR_DAYS) : null,
    ...{ manufacturer: null, nplId: null, narcoticsClass: null, searchWords: [], pictures: [] },
  };
}

export function addedFrom1({ description }: { readonly description: DescriptionV1 }): {
  readonly description: DescriptionV2;
} {
  return { description: descriptionFrom1(description) };
}

export function describedFrom1({
  description,
  changed,
}: {
  readonly description: DescriptionV1;
  readonly changed: readonly ChangedV1[];
}): DescribedV2 {
  return {
    description: descriptionFrom1(description),
    changed: changed.map((field) => (field === 'isNew' ? 'newUntil' : field)),
  };
}

/** Version 1 of ProductWithdrawn had no notice to buyers. */
export function withdrawnFrom1(withdrawal: Omit<Withdrawal, 'notice'>): Withdrawal {
  return { ...withdrawal, notice: null };
}

/** In version 1 of the stock events, the order's id identified the movement. Putting stock back still uses that id. */
export function movedFrom1({ orderId, ...moved }: Omit<Moved, 'movementId'> & { readonly orderId: Uuid }): Moved {
  return { movementId: orderId, ...moved };
}
