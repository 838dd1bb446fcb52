import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { customer } from '../../../domain/customer/index.js';
import { identified, updated } from '../../../domain/customer/spec-events.js';
import { fold, parsePersonNumber, type RecordedEvent } from '../../../domain/kernel/index.js';
import type { CustomerEvent } from '../../../domain/customer/index.js';
import { openTestEventStore } from '../../foundation/event-store/testing.js';
import { exportStreams } from '../export-stream.js';

test('an export replays like the stream, with every person replaced, and the same person by the same one', async () => {
  const { store, close } = await openTestEventStore();
  const customerId = randomUUID();
  const at = '2026-03-01T09:00:00.000Z';
  const metadata = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    causationId: null,
    actor: { kind: 'system', id: 'shop' },
    effectiveAt: at,
    recordedAt: at,
    fingerprint: 'secret',
  } as const;
  const stream = `customer-${customerId}`;
  const profile = updated({ firstName: 'Astrid', email: 'astrid@example.se', mobileNumber: '0701234567' });
  const history = [identified, profile].map((event) => ({
    ...event,
    data: { ...event.data, customerId },
    eventId: randomUUID(),
    metadata,
  }));
  await store.append(stream, 'no-stream', history);
  const exported = await exportStreams(store, [stream]);
  await close();

  expect(exported).not.toMatch(/Astrid|Ek"|astrid@|0701234567|secret/);
  const events = exported
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent<CustomerEvent>);
  const state = fold(customer.evolve, customer.initial, events);
  expect(state).toMatchObject({ status: 'known', customerId });
  expect(parsePersonNumber(state.personNumber)).not.toBeNull();
  expect(state.profile.firstName).toMatch(/^firstName-\d{7}$/);
  const [first, second] = events.map(({ data }) => data as { firstName?: string; profile?: { firstName: string } });
  expect(second?.profile?.firstName).toBe(first?.firstName);
});
