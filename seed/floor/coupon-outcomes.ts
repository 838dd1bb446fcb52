import { streamId } from '../../domain/slices.js';
import type { Uuid } from '../../domain/kernel/index.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import type { EventStore } from '../../services/foundation/event-store/port.js';
import { couponReaction } from '../../services/shop/coupon/coupon-reaction.js';

/**
 * Tells a coupon's stream what became of an order, by the shop's own reaction. No follower does so while the history is
 * generated. The same events told again change nothing.
 */
export class CouponOutcomes {
  private readonly reaction;

  constructor(
    commands: CommandHandling,
    private readonly store: EventStore,
  ) {
    this.reaction = couponReaction(commands);
  }

  async tell(orderId: Uuid): Promise<void> {
    for (const event of await this.store.readStream(streamId('order', orderId)))
      if (this.reaction.eventTypes.includes(event.type)) await this.reaction.react(event);
  }
}
