import { START } from '../domain/kernel/index.js';
import type { EventStore } from '../services/foundation/event-store/port.js';
import type { Platform } from '../services/foundation/platform/platform.js';
import { endMadeUpPast } from '../services/foundation/reactions/made-up-past.js';
import { ReactionReceipts } from '../services/foundation/reactions/reaction-receipts.js';
import { externalSteps } from '../services/shop/order/external-steps.js';

/** Lets the reactions begin after the generated history, so that it causes no mails, parcels or charges. */
export async function passBy({ store, pool, clock }: Platform): Promise<void> {
  await endMadeUpPast(pool, await store.head());
  await countAsDone(store, new ReactionReceipts(pool, clock));
}

/** Records that the warehouse has the past orders, and that their mails were sent. */
async function countAsDone(store: EventStore, receipts: ReactionReceipts): Promise<void> {
  const steps = Object.values(externalSteps);
  const types = [...new Set<string>(steps.map(({ eventType }) => eventType))];
  for (let after = START, end = false; !end;) {
    const batch = await store.readAll(after, { types });
    for (const { reaction, eventType } of steps)
      await receipts.keep(
        reaction,
        batch.events.filter(({ type }) => type === eventType),
      );
    ({ next: after, end } = batch);
  }
}
