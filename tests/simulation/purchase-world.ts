import { checkoutProcess, type ProcessCommand, type PurchaseHappening } from '../../domain/checkout/index.js';
import { fulfilmentProcess } from '../../domain/fulfilment/index.js';
import { isRejected, type DomainEvent, type RecordedEvent } from '../../domain/kernel/index.js';
import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { parseStreamId } from '../../domain/slices.js';

const slices = { order, payment } as const;
const processes = [checkoutProcess, fulfilmentProcess] as const;
type SliceName = keyof typeof slices;
type StateOf<Name extends SliceName> = (typeof slices)[Name]['initial'];

/** A slice whose command and event types are not known here. */
interface AnySlice {
  readonly evolve: (state: unknown, event: DomainEvent) => unknown;
  readonly decide: (command: unknown, state: unknown) => ReturnType<typeof order.decide>;
}

/**
 * The order and the payment of one purchase, with the real deciders and process managers. Cart and membership are left
 * out.
 */
export class PurchaseWorld {
  readonly log: RecordedEvent[] = [];
  private readonly states: { order: StateOf<'order'>; payment: StateOf<'payment'> } = {
    order: order.initial,
    payment: payment.initial,
  };

  /** @param recorded is called with each new event */
  constructor(private readonly recorded: (event: RecordedEvent) => void) {}

  get order(): StateOf<'order'> {
    return this.states.order;
  }

  get payment(): StateOf<'payment'> {
    return this.states.payment;
  }

  /** Decides a command and records its events. @returns why the command was refused, or null */
  send(slice: SliceName, command: ProcessCommand['command']): string | null {
    const { decide } = slices[slice] as unknown as AnySlice;
    const decision = decide(command, this.states[slice]);
    if (isRejected(decision)) return decision.rejected.type;
    for (const event of decision.accepted) this.record(slice, event);
    return null;
  }

  record(slice: SliceName, event: DomainEvent): void {
    const { evolve } = slices[slice] as unknown as AnySlice;
    const recorded = this.envelope(slice, event);
    this.log.push(recorded);
    this.states[slice] = evolve(this.states[slice], event) as never;
    this.recorded(recorded);
  }

  /** Lets the process managers handle an event. A second time changes nothing. */
  follow(event: RecordedEvent): void {
    const kind = parseStreamId(event.streamId)?.kind as SliceName;
    for (const process of processes.filter(({ eventTypes }) => eventTypes.includes(event.type))) {
      const happening = { slice: kind, state: this.states[kind], event } as unknown as PurchaseHappening;
      for (const { slice, command } of process.react(happening)) {
        const refused = slice === 'order' || slice === 'payment' ? this.send(slice, command) : null;
        // A payment must refuse no command: it records an impossible one as an event of its own.
        if (refused && slice === 'payment') throw new Error(`${command.type} was refused: ${refused}`);
      }
    }
  }

  private envelope(slice: SliceName, event: DomainEvent): RecordedEvent {
    const nth = this.log.length + 1;
    const at = '2026-05-04T10:00:00.000Z';
    return {
      ...event,
      eventId: `event-${nth}`,
      version: 1,
      streamId: `${slice}-1`,
      revision: nth,
      position: `0/${BigInt(nth)}`,
      recordedAt: at,
      effectiveAt: at,
      commandId: `command-${nth}`,
      correlationId: 'purchase',
      causationId: null,
      actor: { kind: 'system', id: 'simulation' },
    };
  }
}
