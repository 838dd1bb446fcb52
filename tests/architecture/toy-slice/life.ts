import { streamName, type BusinessDate } from '../../../domain/kernel/index.js';
import { compareMoments, openHistory, snapshot, valuesByKind, whyAt } from '../../../domain/replay-history/index.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { streamOwnerProjection } from '../../../projections/customer-timeline/project-owner.js';
import { timelineProjection } from '../../../projections/customer-timeline/project.js';
import { streamsOf } from '../../../projections/customer-timeline/queries.js';
import { SettableClock } from '../../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../../services/foundation/command-handling/command-context.js';
import { startCommandHandling } from '../../../services/foundation/command-handling/testing.js';
import { openTestEventStore } from '../../../services/foundation/event-store/testing.js';
import { ViewsCaughtUp } from '../../../services/foundation/job-engine/caught-up.js';
import { JobEngine } from '../../../services/foundation/job-engine/job-engine.js';
import { ReactionRunner } from '../../../services/foundation/reactions/reaction-runner.js';
import { Reactions } from '../../../services/foundation/reactions/reactions.js';
import { lapseCards } from './job.js';
import { fillReaction } from './reaction.js';
import { stampCard } from './slice.js';
import { stampCardProjection, TABLE } from './view.js';

const CUSTOMER = '11111111-1111-4111-8111-111111111111';
const CARD = '22222222-2222-4222-8222-222222222222';
const NIGHT: BusinessDate = '2026-05-05';

/** Sends a stamp card through every part of the shop that handles slices. @returns what each part did */
export async function liveThrough() {
  const { store, database, close } = await openTestEventStore();
  const { db, pool } = database;
  const clock = new SettableClock('2026-05-04T10:00:00.000Z');
  const commands = startCommandHandling(store, pool, clock);
  const locks = { acquire: async () => true, release: async () => undefined };
  await pool.query(TABLE);
  const views = new ProjectionRunner(store, pool, [stampCardProjection, timelineProjection, streamOwnerProjection]);
  await views.start();
  try {
    for (const _stamp of [1, 2, 3])
      await commands.handle(stampCard, CARD, { type: 'GiveStamp', customerId: CUSTOMER }, newContext(SYSTEM));
    const reactions = new Reactions();
    reactions.register(10, fillReaction(commands));
    for (const reaction of reactions.all) await new ReactionRunner(reaction, { store, pool, clock, locks }).catchUp();
    clock.set('2026-05-05T10:00:00.000Z');
    const caughtUp = new ViewsCaughtUp(store, views, 10_000);
    const engine = new JobEngine([lapseCards], { commands, store, db, pool, clock, views: caughtUp, locks });
    const run = await engine.run(lapseCards.name, NIGHT);
    await views.waitFor(stampCardProjection.name, await store.head(), 10_000);
    await views.waitFor(streamOwnerProjection.name, await store.head(), 10_000);
    const streams = await streamsOf(db, CUSTOMER);
    const { rows } = await pool.query('SELECT status FROM view_stamp_card');
    return {
      run,
      streams,
      rows,
      ...seenAtConsole(await store.readStream(streamName({ kind: stampCard.kind, key: CARD }))),
    };
  } finally {
    await views.stop();
    await close();
  }
}

function seenAtConsole(events: Parameters<typeof openHistory>[0]) {
  const history = openHistory(events);
  const [first, last] = [history.at(1), history.at(events.length)];
  return {
    types: events.map(({ type }) => type),
    card: valuesByKind(snapshot(last)),
    changed: compareMoments(snapshot(first), snapshot(last)),
    why: whyAt(history, last, 'stamp-card/stamps').events.map(({ added }) => added),
  };
}
