import { blockRule, type HealthLookEvent } from '../../../domain/health-look/index.js';
import { isForgotten, stockholmDate, type Instant, type RecordedEvent } from '../../../domain/kernel/index.js';
import type { CustomerViewed } from '../../../domain/staff-access/index.js';
import type { LookView, Seen } from './contract.js';

type StaffLook = Pick<Extract<LookView, { kind: 'staff' }>, 'name' | 'role' | 'purpose'>;
type Recorded = RecordedEvent<HealthLookEvent> | RecordedEvent<CustomerViewed>;

/** The names of the holders of the customer's warrants, by the id of the warrant. */
export type Holders = ReadonlyMap<string, string>;

/** The looks, newest first. Equal looks of one day are one entry, with the time of the last. */
export function lookList(newestFirst: readonly Recorded[], holders: Holders = new Map()): readonly LookView[] {
  const looks = new Map<string, LookView>();
  for (const event of newestFirst) {
    const { eventId: id } = event;
    const { at } = event.data;
    const seen = seenIn(event, holders);
    const key = COUNTED.has(seen.kind) ? `${stockholmDate(at)} ${JSON.stringify(seen)}` : id;
    const known = looks.get(key);
    looks.set(key, known ? { ...known, times: known.times + 1 } : { id, at, times: 1, ...seen });
  }
  return [...looks.values()];
}

/** A block and its end are not counted: their order says whether the customer is blocked. */
const COUNTED: ReadonlySet<LookView['kind']> = new Set([
  ...(['own', 'staff', 'holder', 'history', 'another-person', 'refused'] as const),
]);

function seenIn(event: Recorded, holders: Holders): Seen {
  switch (event.type) {
    case 'HealthDataShown': {
      const { part, by, reason } = event.data;
      if (by.kind === 'customer') return { kind: 'own', part };
      if (by.kind === 'warrant-holder') return { kind: 'holder', part, name: holders.get(by.warrantId) ?? null };
      const written = reason === null || isForgotten(reason) ? null : reason;
      return { kind: 'staff', part, ...staffOf(by), reason: written, withheld: null };
    }
    case 'HealthDataWithheld': {
      const { at, part, from } = event.data;
      if (from.kind === 'another-person') return { kind: 'another-person', part };
      return { kind: 'staff', part, ...staffOf(from), reason: null, withheld: causeOf(from, at) };
    }
    case 'HealthDataRefused':
      return { kind: 'refused', part: event.data.part };
    case 'StaffLooksBlocked':
      return { kind: 'blocked' };
    case 'StaffLooksAllowed':
      return { kind: 'allowed' };
    case 'CustomerViewed':
      return { kind: 'history', name: event.data.staffName, reason: event.data.reason };
  }
}

/** A block leaves some purposes open. What was withheld from them was withheld for another cause: the hours of duty. */
function causeOf({ purpose }: Pick<StaffLook, 'purpose'>, at: Instant): 'block' | 'off-duty' {
  return blockRule.on(stockholmDate(at)).stillOpen.includes(purpose) ? 'off-duty' : 'block';
}

function staffOf(by: StaffLook) {
  return { name: by.name, role: by.role, purpose: by.purpose };
}
