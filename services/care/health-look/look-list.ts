import type { HealthLookEvent } from '../../../domain/health-look/index.js';
import { isForgotten, stockholmDate, type RecordedEvent } from '../../../domain/kernel/index.js';
import type { CustomerViewed } from '../../../domain/staff-access/index.js';
import type { LookView } from './contract.js';

type Recorded = RecordedEvent<HealthLookEvent> | RecordedEvent<CustomerViewed>;

/** The names of the holders of the customer's warrants, by the id of the warrant. */
export type Holders = ReadonlyMap<string, string>;

/** The looks, newest first. The customer's own looks at one part on one day are one entry. */
export function lookList(newestFirst: readonly Recorded[], holders: Holders = new Map()): readonly LookView[] {
  const looks: LookView[] = [];
  const ownOfDay = new Map<string, number>();
  for (const event of newestFirst) {
    const look = lookOf(event, holders);
    const day = look.kind === 'own' ? `${look.part} ${stockholmDate(look.at)}` : null;
    const place = day === null ? undefined : ownOfDay.get(day);
    const known = place === undefined ? undefined : looks[place];
    if (place !== undefined && known?.kind === 'own') {
      looks[place] = { ...known, times: known.times + 1 };
      continue;
    }
    if (day !== null) ownOfDay.set(day, looks.length);
    looks.push(look);
  }
  return looks;
}

function lookOf(event: Recorded, holders: Holders): LookView {
  const { eventId: id } = event;
  switch (event.type) {
    case 'HealthDataShown': {
      const { at, part, by, reason } = event.data;
      if (by.kind === 'customer') return { id, at, kind: 'own', part, times: 1 };
      if (by.kind === 'warrant-holder')
        return { id, at, kind: 'holder', part, name: holders.get(by.warrantId) ?? null };
      const written = reason === null || isForgotten(reason) ? null : reason;
      return { id, at, kind: 'staff', part, ...staffOf(by), reason: written, withheld: false };
    }
    case 'HealthDataWithheld': {
      const { at, part, from } = event.data;
      if (from.kind === 'another-person') return { id, at, kind: 'another-person', part };
      return { id, at, kind: 'staff', part, ...staffOf(from), reason: null, withheld: true };
    }
    case 'HealthDataRefused':
      return { id, at: event.data.at, kind: 'refused', part: event.data.part };
    case 'StaffLooksBlocked':
      return { id, at: event.data.at, kind: 'blocked' };
    case 'StaffLooksAllowed':
      return { id, at: event.data.at, kind: 'allowed' };
    case 'CustomerViewed':
      return { id, at: event.data.at, kind: 'history', name: event.data.staffName, reason: event.data.reason };
  }
}

function staffOf<S extends Pick<Extract<LookView, { kind: 'staff' }>, 'name' | 'role' | 'purpose'>>(by: S) {
  return { name: by.name, role: by.role, purpose: by.purpose };
}
