import { webShelfReaction } from '../catalogue/stocking/web-shelf-reaction.js';
import type { PaymentGateway } from '../partners/adyen/gateway.js';
import type { Mailer } from '../partners/mail/mailer.js';
import type { WarehouseGateway } from '../partners/warehouse/gateway.js';
import type { Clock } from '../clock/clock.js';
import { orderMailReactions } from '../order/mail-reactions.js';
import { warehouseReactions } from '../order/warehouse-reactions.js';
import { paymentPartnerReactions } from '../payment/partner-reactions.js';
import type { Platform } from '../platform/platform.js';
import { Processes } from '../reactions/processes.js';
import { ReactionCheckpoints } from '../reactions/reaction-checkpoints.js';
import { STOCK_NOTICE } from '../stock-watch/stock-notices.js';

/**
 * Nobody mails, packs or charges for a year that was made up: what follows events begins after it.
 */
export async function passBy({ commands, store, pool }: Platform): Promise<void> {
  const nobody = {} as PaymentGateway & WarehouseGateway & Mailer & Clock;
  const reactions = [
    ...new Processes(commands).reactions,
    ...paymentPartnerReactions(commands, nobody, nobody),
    ...warehouseReactions(commands, nobody),
    ...orderMailReactions(commands, nobody, ''),
    webShelfReaction(commands),
    { name: STOCK_NOTICE },
  ];
  const checkpoints = new ReactionCheckpoints(pool);
  const head = await store.head();
  for (const { name } of reactions) await checkpoints.moveTo(name, head);
}
