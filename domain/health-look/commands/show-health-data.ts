import { accept, stockholmDate, type Decision } from '../../kernel/index.js';
import type { Asker, HealthDataShown, HealthLookEvent } from '../events.js';
import { blockRule } from '../staff-look.js';
import type { HealthLookState } from '../state.js';

type Data = HealthDataShown['data'];

export interface ShowHealthData extends Data {
  readonly type: 'ShowHealthData';
}

/** LAW-09: each look is recorded, also the same one twice. What a block withholds is recorded as withheld. */
export function showHealthData(
  { type: _type, ...data }: ShowHealthData,
  { isBlocked }: HealthLookState,
): Decision<HealthLookEvent, never> {
  const { customerId, part, by, at } = data;
  if (isBlocked && isStopped(by, at))
    return accept({ type: 'HealthDataWithheld', data: { customerId, part, from: by, at } });
  return accept({ type: 'HealthDataShown', data });
}

function isStopped(by: Asker, at: Data['at']): by is Extract<Asker, { kind: 'staff' }> {
  return by.kind === 'staff' && !blockRule.on(stockholmDate(at)).stillOpen.includes(by.purpose);
}
