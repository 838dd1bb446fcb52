import { cart } from '../../../../../domain/cart/index.js';
import { checkoutProcess, type ProcessCommand, type PurchaseHappening } from '../../../../../domain/checkout/index.js';
import { fulfilmentProcess } from '../../../../../domain/fulfilment/index.js';
import type { RecordedEvent } from '../../../../../domain/kernel/index.js';
import { membership } from '../../../../../domain/member/index.js';
import { order } from '../../../../../domain/order/index.js';
import { payment } from '../../../../../domain/payment/index.js';
import type { ReactionCommands } from '../../../../foundation/command-handling/reaction-commands.js';
import type { Reaction } from '../../../../foundation/reactions/reaction.js';
import type { WebShelf } from '../../../catalogue/stocking/web-shelf.js';
import { webShelfReaction } from '../../../catalogue/stocking/web-shelf-reaction.js';
import { couponReaction } from '../../../coupon/coupon-reaction.js';
import { numberOf, type Memory } from './memory.fixture.js';

export const FOLLOWERS = ['checkout', 'fulfilment', 'shelf', 'coupons'] as const;
export type Follower = (typeof FOLLOWERS)[number];

const slices = { cart, order, payment, member: membership } as const;
const processes = { checkout: checkoutProcess, fulfilment: fulfilmentProcess } as const;

/** The shop's processes and reactions. Each reads on by itself, may lag, and may get an event a second time. */
export class Followers {
  private readonly read: Record<Follower, number> = { checkout: 0, fulfilment: 0, shelf: 0, coupons: 0 };
  private readonly reactions: Readonly<Record<'shelf' | 'coupons', Reaction>>;

  constructor(
    private readonly memory: Memory,
    shelf: WebShelf,
  ) {
    const commands = {
      reactingTo: ({ eventId }: RecordedEvent) => this.reacting(eventId),
    } as unknown as ReactionCommands;
    this.reactions = { shelf: webShelfReaction(commands, shelf), coupons: couponReaction(commands) };
  }

  async advance(name: Follower): Promise<boolean> {
    while (this.passesOver(name)) this.read[name] += 1;
    if (this.read[name] >= this.memory.log.length) return false;
    const nth = this.read[name];
    await this.react(name, nth);
    // Two purchases at once may both let a follower read on.
    this.read[name] = Math.max(this.read[name], nth + 1);
    return true;
  }

  private passesOver(name: Follower): boolean {
    const told = this.memory.log[this.read[name]];
    const { eventTypes } = name === 'shelf' || name === 'coupons' ? this.reactions[name] : processes[name];
    return told !== undefined && !(eventTypes ?? []).includes(told.event.type);
  }

  async again(name: Follower, nth: number): Promise<void> {
    if (this.read[name] > 0) await this.react(name, nth % this.read[name]);
  }

  async settle(): Promise<void> {
    for (let moved = true; moved;) {
      moved = false;
      for (const name of FOLLOWERS) while (await this.advance(name)) moved = true;
    }
  }

  private async react(name: Follower, nth: number): Promise<void> {
    const { kind, key, event } = this.memory.log[nth] as Memory['log'][number];
    if (name === 'shelf' || name === 'coupons') {
      const { eventTypes, react } = this.reactions[name];
      if (eventTypes?.includes(event.type)) await react(event as never);
      return;
    }
    if (!processes[name].eventTypes.includes(event.type)) return;
    const state = this.memory.now(slices[kind as keyof typeof slices] as typeof order, key);
    const commands = processes[name].react({ slice: kind, state, event } as unknown as PurchaseHappening);
    for (const [each, command] of commands.entries()) await this.send(command, `${event.eventId} ${name} ${each}`);
  }

  private async send({ slice, key, command }: ProcessCommand, commandId: string): Promise<void> {
    await this.memory.handle(slices[slice] as typeof order, key, command as never, { commandId });
  }

  private reacting(eventId: string) {
    const { key } = this.memory.log[numberOf(eventId)] as Memory['log'][number];
    return {
      state: async () => this.memory.now(order, key),
      sendUncorrelated: (slice: typeof order, to: string, command: never, commandId: string) =>
        this.memory.handle(slice, to, command, { commandId }),
    };
  }
}
