import { cart } from '../cart/index.js';
import { fulfilmentProcess } from '../fulfilment/index.js';
import { fold, isRejected, type DomainEvent, type RecordedEvent } from '../kernel/index.js';
import { membership } from '../member/index.js';
import { order } from '../order/index.js';
import { payment } from '../payment/index.js';
import { checkoutProcess, type ProcessCommand, type PurchaseHappening } from './index.js';
import { parseStreamId, streamId } from '../slices.js';

const slices = { cart, order, payment, member: membership } as const;
const managers = { checkout: checkoutProcess, fulfilment: fulfilmentProcess } as const;

export type ManagerName = keyof typeof managers;
type SliceName = keyof typeof slices;

/**
 * A shop in memory for specs. It has streams, one log of all events, and two followers that may lag, repeat and
 * restart.
 */
export class SpecShop {
  readonly log: RecordedEvent[] = [];
  readonly rejections: string[] = [];
  private readonly checkpoints: Record<ManagerName, number> = { checkout: 0, fulfilment: 0 };

  send({ slice, key, command }: ProcessCommand): void {
    const { decide, initial, evolve } = slices[slice] as AnySlice;
    const decision = decide(command, fold(evolve, initial, this.stream(slice, key)));
    if (isRejected(decision)) this.rejections.push(decision.rejected.type);
    else this.record(slice, key, decision.accepted);
  }

  record(slice: SliceName, key: string, events: readonly DomainEvent[]): void {
    for (const event of events) this.log.push(this.recorded(streamId(slice, key), event));
  }

  stream(slice: SliceName, key: string): readonly RecordedEvent[] {
    return this.log.filter((event) => event.streamId === streamId(slice, key));
  }

  state<Name extends SliceName>(slice: Name, key: string): (typeof slices)[Name]['initial'] {
    const { initial, evolve } = slices[slice] as AnySlice;
    return fold(evolve, initial, this.stream(slice, key)) as (typeof slices)[Name]['initial'];
  }

  count(...types: readonly string[]): number {
    return this.log.filter(({ type }) => types.includes(type)).length;
  }

  /** Lets the follower handle its next event. Returns false when there is none. */
  advance(name: ManagerName): boolean {
    const event = this.log[this.checkpoints[name]];
    if (!event) return false;
    this.checkpoints[name] += 1;
    this.react(name, event);
    return true;
  }

  /** Delivers an earlier event to the follower again. */
  redeliver(name: ManagerName, nth: number): void {
    const had = this.checkpoints[name];
    const event = had > 0 ? this.log[nth % had] : undefined;
    if (event) this.react(name, event);
  }

  settle(): void {
    while (this.advance('checkout') || this.advance('fulfilment'));
  }

  private react(name: ManagerName, event: RecordedEvent): void {
    const { kind, key } = parseStreamId(event.streamId) ?? { kind: 'job-run', key: '' };
    if (!managers[name].eventTypes.includes(event.type)) return;
    const happening = { slice: kind, state: this.state(kind as SliceName, key), event } as unknown as PurchaseHappening;
    managers[name].react(happening).forEach((command) => this.send(command));
  }

  private recorded(id: string, event: DomainEvent): RecordedEvent {
    const revision = this.log.filter((earlier) => earlier.streamId === id).length;
    const at = '2026-05-04T10:00:00.000Z';
    return {
      ...event,
      eventId: `${id}@${revision}`,
      version: 1,
      streamId: id,
      revision,
      position: `0/${BigInt(this.log.length + 1)}`,
      recordedAt: at,
      effectiveAt: at,
      commandId: 'spec',
      correlationId: 'spec',
      causationId: null,
      actor: { kind: 'system', id: 'spec' },
    };
  }
}

interface AnySlice {
  readonly initial: unknown;
  readonly evolve: (state: unknown, event: DomainEvent) => unknown;
  readonly decide: (command: unknown, state: unknown) => ReturnType<typeof cart.decide>;
}
