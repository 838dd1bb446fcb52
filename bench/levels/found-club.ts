import { randomUUID } from 'node:crypto';

import type { DomainEvent } from '../../domain/kernel/index.js';
import { streamId } from '../../domain/slices.js';
import { ProjectionRunner } from '../../projections/index.js';
import { earned, stamped, withWriters } from '../bench-events.js';
import type { Measured } from '../figures.js';
import { registered, upgraded } from '../member-events.js';
import { withPlatform, type StepInput } from '../step.js';
import { clubViews } from './club-views.js';

const WRITERS = 16;
/**
 * One member in this many is downgraded. Their protection ended yesterday, and they earned no points in the last 365
 * days.
 */
const DOWNGRADES = 100;
const PATIENCE_MS = 600_000;
const AT = '2026-02-01T12:00:00.000Z';

/** Creates the events of a club with many members, and then its views. */
export default function foundClub(input: StepInput): Promise<Measured> {
  return withPlatform(input, async ({ store, pool }) => {
    const began = performance.now();
    await withWriters(WRITERS, input.sizes.members, async (nth) => {
      const memberId = randomUUID();
      const life = lifeOf(memberId, nth).map((event) => stamped(event, AT));
      await store.append(streamId('member', memberId), 'no-stream', life);
    });
    const written = performance.now();
    const projections = new ProjectionRunner(store, pool, clubViews);
    await projections.start();
    const head = await store.head();
    for (const { name } of clubViews) await projections.waitFor(name, head, PATIENCE_MS);
    await projections.stop();
    await pool.query('ANALYZE');
    const notes = {
      'levels.foundingSeconds': (written - began) / 1000,
      'levels.viewsSeconds': (performance.now() - written) / 1000,
    };
    return { figures: {}, notes };
  });
}

function lifeOf(memberId: string, nth: number): DomainEvent[] {
  const joined = registered(memberId, '2024-06-01');
  if (nth % DOWNGRADES === 0) return [joined, earned(1500, '2025-02-28'), upgraded('2025-02-28')];
  return [joined, earned(300, '2025-05-10'), earned(250, '2025-09-20'), earned(200, '2026-01-15')];
}
