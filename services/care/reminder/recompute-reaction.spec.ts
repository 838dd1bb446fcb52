import { expect, test } from 'vitest';

import { streamId } from '../../../domain/slices.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import { recomputeReaction } from './recompute-reaction.js';

async function computedBy(type: string): Promise<readonly string[]> {
  const how: string[] = [];
  const noting = (name: string) => () => Promise.resolve(void how.push(name));
  const recomputing = { of: noting('of'), asking: noting('asking'), open: noting('open'), all: noting('all') };
  const event = {
    ...{ type, eventId: '5f0e1d2c-0000-4000-8000-000000000001', streamId: streamId('prescription', 'p1') },
    ...{ data: { customerId: 'c1' }, metadata: {} },
  } as unknown as StoredEvent;
  await recomputeReaction({} as never, recomputing).react(event);
  return how;
}

test('after a withdrawal the register is asked for the guardian, because days may have passed since the order (RX-08)', async () => {
  expect(await computedBy('MedicineDispensed')).toEqual(['asking']);
  expect(await computedBy('DispensingUndone')).toEqual(['asking']);
});

test('a prescription that a parent has just read by right asks nothing again', async () => {
  expect(await computedBy('PrescriptionReceived')).toEqual(['of']);
});
