import { cart } from '../../domain/cart/index.js';
import { checkoutProcess, type ProcessCommand, type PurchaseHappening } from '../../domain/checkout/index.js';
import { customer, type CustomerCommand } from '../../domain/customer/index.js';
import { fulfilmentProcess } from '../../domain/fulfilment/index.js';
import { fold, isRejected, type DomainEvent, type Instant, type RecordedEvent } from '../../domain/kernel/index.js';
import { membership } from '../../domain/member/index.js';
import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { parseStreamId, streamId } from '../../domain/slices.js';

const slices = { cart, customer, member: membership, order, payment } as const;
const processes = [checkoutProcess, fulfilmentProcess] as const;

type SliceName = keyof typeof slices;
type StateOf<Name extends SliceName> = (typeof slices)[Name]['initial'];
export type ShopCommand =
  ProcessCommand | { readonly slice: 'customer'; readonly key: string; readonly command: CustomerCommand };

/** A slice whose command and event types are not known here. */
interface AnySlice {
  readonly initial: unknown;
  readonly evolve: (state: unknown, event: DomainEvent) => unknown;
  readonly decide: (command: unknown, state: unknown) => ReturnType<typeof cart.decide>;
}

/** The shop's deciders and process managers with a log in memory. Histories that it makes obey the shop's rules. */
export class MemoryShop {
  readonly log: RecordedEvent[] = [];

  /**
   * Runs a command, and then the commands that process managers derive from its events.
   * @throws when a command is refused, because the test's history is then impossible
   */
  send(sent: ShopCommand, at: Instant): void {
    const { slice, key, command } = sent;
    const { decide } = slices[slice] as AnySlice;
    const decision = decide(command, this.state(slice, key));
    if (isRejected(decision)) throw new Error(`${command.type} at ${at} was refused: ${decision.rejected.type}`);
    const recorded = decision.accepted.map((event) => this.record(streamId(slices[slice].kind, key), event, at));
    for (const event of recorded) this.follow(event, at);
  }

  state<Name extends SliceName>(slice: Name, key: string): StateOf<Name> {
    const { initial, evolve } = slices[slice] as AnySlice;
    const id = streamId(slices[slice].kind, key);
    return fold(
      evolve,
      initial,
      this.log.filter((event) => event.streamId === id),
    ) as StateOf<Name>;
  }

  private follow(event: RecordedEvent, at: Instant): void {
    const stream = parseStreamId(event.streamId);
    if (!stream || !['cart', 'order', 'payment'].includes(stream.kind)) return;
    for (const process of processes.filter(({ eventTypes }) => eventTypes.includes(event.type))) {
      const happening = {
        slice: stream.kind,
        state: this.state(stream.kind as SliceName, stream.key),
        event,
      } as unknown as PurchaseHappening;
      for (const command of process.react(happening)) this.send(command, at);
    }
  }

  private record(id: string, event: DomainEvent, at: Instant): RecordedEvent {
    const place = this.log.length + 1;
    const revision = this.log.filter((earlier) => earlier.streamId === id).length;
    const eventId = `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
    const envelope = {
      eventId,
      commandId: eventId,
      correlationId: eventId,
      causationId: null,
      actor: { kind: 'system', id: 'builder' },
    } as const;
    const recorded: RecordedEvent = {
      ...event,
      ...envelope,
      version: 1,
      streamId: id,
      revision,
      position: `${BigInt(place)}/1`,
      recordedAt: at,
      effectiveAt: at,
    };
    this.log.push(recorded);
    return recorded;
  }
}
