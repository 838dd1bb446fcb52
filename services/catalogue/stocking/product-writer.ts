import { randomUUID } from 'node:crypto';

import { fold, isRejected, streamId, type Actor, type Instant, type Position } from '../../../domain/kernel/index.js';
import { product, type ProductEvent, type ProductRejection, type ProductState } from '../../../domain/product/index.js';
import type { Clock } from '../../clock/clock.js';
import { derivedId } from '../../command-handling/derived-id.js';
import { AppendOutcomeUnknown, WrongExpectedRevision, type EventStore, type NewEvent, type StoredEvent } from '../../event-store/port.js';
import { inParallel } from './in-parallel.js';
import type { Arrival } from './arrival.js';

export type Written<Fault> =
  | { readonly ok: true; readonly varuId: string; readonly added: boolean; readonly changed: boolean; readonly position: Position | null }
  | { readonly ok: false; readonly varuId: string; readonly fault: Fault | ProductRejection };

/** What should hold of a product, told once it is known what holds already; a fault where that cannot be. */
export interface Delivery<Fault> {
  readonly varuId: string;
  arrive(before: ProductState): { readonly arrival: Arrival } | { readonly fault: Fault };
}

/** More writers only queue at the database's connections. */
const WRITERS = 12;
const MAX_ATTEMPTS = 5;

interface Known {
  readonly state: ProductState;
  readonly revision: number;
}

/**
 * Writes many products at once: one read for a batch's streams, then each stream's decision and its
 * append with the expected revision, side by side. A stream that moved meanwhile is read and decided
 * again; a row says what should hold, so an append whose answer was lost is safely decided again too.
 */
export class ProductWriter {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly actor: Actor,
    private readonly runId: string = randomUUID(),
  ) {}

  /** What became of each, in the order given. A product may stand once in a batch. */
  async write<Fault>(deliveries: readonly Delivery<Fault>[]): Promise<readonly Written<Fault>[]> {
    const known = await this.known(deliveries.map(({ varuId }) => varuId));
    return inParallel(WRITERS, deliveries, (delivery) => this.writeOne(delivery, known.get(delivery.varuId) ?? NOT_THERE));
  }

  private async writeOne<Fault>(delivery: Delivery<Fault>, first: Known): Promise<Written<Fault>> {
    const { varuId } = delivery;
    let known = first;
    for (let attempt = 1; ; attempt += 1) {
      const arrived = delivery.arrive(known.state);
      const decided = 'fault' in arrived ? arrived : this.decide(arrived.arrival, known.state);
      if ('fault' in decided) return { ok: false, varuId, fault: decided.fault };
      const added = known.revision === -1;
      if (decided.events.length === 0) return { ok: true, varuId, added, changed: false, position: null };
      try {
        const { position } = await this.store.append(streamId('product', varuId), added ? 'no-stream' : known.revision, decided.events);
        return { ok: true, varuId, added, changed: true, position };
      } catch (error) {
        const again = error instanceof WrongExpectedRevision || error instanceof AppendOutcomeUnknown;
        if (!again || attempt >= MAX_ATTEMPTS) throw error;
        known = (await this.known([varuId])).get(varuId) ?? NOT_THERE;
      }
    }
  }

  private decide(arrival: Arrival, before: ProductState): { events: readonly NewEvent[] } | { fault: ProductRejection } {
    const { description, stock } = arrival;
    const now = this.clock.now();
    const [begin, ...later] = stepsOf(arrival, before, now);
    const events: NewEvent[] = [];
    let state = before;
    const commands = [
      { at: begin.from, command: { type: 'ImportProduct', description, stock, price: begin, at: begin.from } as const },
      ...later.map((step) => ({ at: step.from, command: { type: 'SetPrice', price: step, from: step.from } as const })),
    ];
    for (const { at, command } of commands) {
      const decision = product.decide(command, state);
      if (isRejected(decision)) return { fault: decision.rejected };
      state = fold(product.evolve, state, decision.accepted);
      for (const event of decision.accepted) events.push(this.envelope(event, description.varuId, events.length, at, now));
    }
    return { events };
  }

  private envelope({ type, data }: ProductEvent, varuId: string, nth: number, at: Instant, now: Instant): NewEvent {
    const commandId = derivedId(this.runId, varuId);
    const metadata = { commandId, correlationId: this.runId, causationId: null, actor: this.actor, fingerprint: '' };
    return { type, data, eventId: derivedId(commandId, nth), metadata: { ...metadata, effectiveAt: at, recordedAt: at > now ? at : now } };
  }

  private async known(varuIds: readonly string[]): Promise<ReadonlyMap<string, Known>> {
    const events = await this.store.readStreams(varuIds.map((varuId) => streamId('product', varuId)));
    const streams = new Map<string, StoredEvent[]>();
    for (const event of events) {
      const stream = streams.get(event.streamId);
      if (stream) stream.push(event);
      else streams.set(event.streamId, [event]);
    }
    const varuIdOf = (stream: string): string => stream.slice('product-'.length);
    return new Map([...streams].map(([stream, history]) => [varuIdOf(stream), knownFrom(history)]));
  }
}

const NOT_THERE: Known = { state: product.initial, revision: -1 };

function knownFrom(history: readonly StoredEvent[]): Known {
  return { state: fold(product.evolve, product.initial, history as unknown as ProductEvent[]), revision: history.length - 1 };
}

type Steps = readonly [Arrival['price'] & { from: Instant }, ...(Arrival['price'] & { from: Instant })[]];

/** A product that is there already has a history of its own: only the present price is news. */
function stepsOf({ price, from, earlier = [] }: Arrival, { description }: ProductState, now: Instant): Steps {
  const present = { ...price, from: from ?? now };
  const [first, ...rest] = description ? [] : earlier;
  return first ? [first, ...rest, present] : [description ? { ...price, from: now } : present];
}
