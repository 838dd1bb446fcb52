import { expect, test } from 'vitest';

import type { Position } from '../../../domain/kernel/index.js';
import type { EventStore, StoredEvent } from '../event-store/port.js';
import type { Job } from './job.js';
import { RunChanges } from './run-changes.js';

const RUN = 'run';
const job = { eventTypes: ['PointsEarned'], sumNames: ['points'], amount: () => 10 } as unknown as Job;

test('a run after a database crash counts from its start again, so that each change counts once', async () => {
  const [anna, berit] = ['member-anna', 'member-berit'].map(
    (streamId) => ({ type: 'PointsEarned', streamId, correlationId: RUN }) as StoredEvent,
  );
  const asked: Position[] = [];
  const answers = [
    { events: [anna], next: '90/0', end: true, era: 'before the crash' },
    { events: [], next: '80/0', end: true, era: 'after the crash' },
    { events: [anna, berit], next: '81/0', end: true, era: 'after the crash' },
  ];
  const readAll = async (after: Position) => {
    asked.push(after);
    return answers[asked.length - 1];
  };
  const changes = new RunChanges({ readAll } as unknown as EventStore, job, RUN, '7/7');
  await changes.readOn();
  await changes.readOn();
  expect(asked).toEqual(['7/7', '90/0', '7/7']);
  expect([...changes.changed]).toEqual(['member-anna', 'member-berit']);
  expect(changes.sums).toEqual({ points: 20 });
});
