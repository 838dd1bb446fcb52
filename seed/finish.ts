import { START } from '../domain/kernel/index.js';
import { beginAfter } from '../projections/follower/index.js';
import { webShelfReaction } from '../services/shop/catalogue/stocking/web-shelf-reaction.js';
import type { EventStore } from '../services/foundation/event-store/port.js';
import type { PaymentGateway } from '../services/partners/adyen/gateway.js';
import type { Mailer } from '../services/partners/mail/mailer.js';
import type { WarehouseGateway } from '../services/partners/warehouse/gateway.js';
import type { Clock } from '../services/foundation/clock.js';
import { memberMailReactions } from '../services/person/member/mail-reactions.js';
import { RECALL } from '../services/shop/cart/cheque/recall-reaction.js';
import { orderMailReactions } from '../services/shop/order/mail-reactions.js';
import type { TrackingLinks } from '../services/shop/order/tracking-links.js';
import { externalSteps } from '../services/shop/order/external-steps.js';
import { warehouseReactions } from '../services/shop/order/warehouse-reactions.js';
import { paymentPartnerReactions } from '../services/shop/payment/partner-reactions.js';
import type { Platform } from '../services/foundation/platform/platform.js';
import { Processes } from '../services/foundation/reactions/processes.js';
import { followerOf } from '../services/foundation/reactions/follower-name.js';
import { ReactionReceipts } from '../services/foundation/reactions/reaction-receipts.js';
import { STOCK_NOTICE } from '../services/shop/stock-watch/stock-notices.js';

/** A generated year causes no mails, parcels or charges: reactions begin after it. */
export async function passBy({ commands, store, pool, clock }: Platform): Promise<void> {
  const nobody = {} as PaymentGateway & WarehouseGateway & Mailer & Clock & TrackingLinks;
  const reactions = [
    ...new Processes(commands).reactions,
    ...paymentPartnerReactions(commands, nobody, nobody),
    ...warehouseReactions(commands, nobody, nobody),
    ...orderMailReactions(commands, nobody, '', nobody),
    ...memberMailReactions(commands, nobody, ''),
    webShelfReaction(commands),
    { name: STOCK_NOTICE },
    { name: RECALL },
  ];
  const followers = reactions.map(({ name }) => followerOf(name));
  await beginAfter(pool, followers, await store.head());
  await countAsDone(store, new ReactionReceipts(pool, clock));
}

/** The past orders count as packed, and their mails as sent. */
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
