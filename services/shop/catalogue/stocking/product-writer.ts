import { randomUUID } from 'node:crypto';

import { fold, isRejected, type Actor, type Instant, type Position } from '../../../../domain/kernel/index.js';
import {
  product,
  type ProductEvent,
  type ProductRejection,
  type ProductState,
} from '../../../../domain/product/index.js';
import { streamId } from '../../../../domain/slices.js';
import type { Clock } from '../../../foundation/clock.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import { foldKnown } from '../../../foundation/command-handling/stream-states.js';
import {
  AppendOutcomeUnknown,
  WrongExpectedRevision,
  type EventStore,
  type NewEvent,
  type StoredEvent,
  type StreamAppend,
} from '../../../foundation/event-store/port.js';
import type { Arrival } from './arrival.js';

interface Held {
  readonly ok: true;
  readonly varuId: string;
  readonly added: boolean;
  readonly changed: boolean;
  readonly position: Position | null;
}

export type Written<Fault> =
  Held | { readonly ok: false; readonly varuId: string; readonly faults: readonly (Fault | ProductRejection)[] };

/** One product to write. `arrive` computes its wanted state from its present state, or all errors that prevent it. */
export interface Delivery<Fault> {
  readonly varuId: string;
  arrive(before: ProductState): { readonly arrival: Arrival } | { readonly faults: readonly Fault[] };
}

const MAX_ATTEMPTS = 5;

interface Attempt<Fault> {
  readonly varuId: string;
  readonly outcome: Written<Fault>;
  /** The events to write. Absent when there is nothing to write. */
  readonly append?: StreamAppend;
}

interface Known {
  readonly state: ProductState;
  readonly revision: number;
}

/**
 * Writes many products at once: it reads all streams of a batch, decides each and appends with the expected revisions.
 * If a stream has changed meanwhile, it is read and decided again. A delivery states the wanted result. So it may also
 * be decided again when the response to an append is lost.
 */
export class ProductWriter {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly actor: Actor,
    private readonly runId: string = randomUUID(),
  ) {}

  /** Returns the results in the given order. Each product may occur only once in a batch. */
  async write<Fault>(deliveries: readonly Delivery<Fault>[]): Promise<readonly Written<Fault>[]> {
    const written = new Map<string, Written<Fault>>();
    let left = deliveries;
    for (let attempt = 1; left.length > 0; attempt += 1) {
      if (attempt > MAX_ATTEMPTS)
        throw new WrongExpectedRevision(streamId('product', left[0]?.varuId ?? ''), 'no-stream');
      const known = await this.known(left.map(({ varuId }) => varuId));
      const attempts = left.map((delivery) => this.attempt(delivery, known.get(delivery.varuId) ?? NOT_THERE));
      const places = await this.append(attempts.flatMap(({ append }) => append ?? []));
      for (const { varuId, append, outcome } of attempts) {
        const position = append ? places.get(append.streamId) : null;
        if (position !== undefined) written.set(varuId, outcome.ok ? { ...outcome, position } : outcome);
      }
      left = left.filter(({ varuId }) => !written.has(varuId));
    }
    return deliveries.map(({ varuId }) => written.get(varuId) as Written<Fault>);
  }

  private attempt<Fault>(delivery: Delivery<Fault>, { state, revision }: Known): Attempt<Fault> {
    const { varuId } = delivery;
    const arrived = delivery.arrive(state);
    const decided = 'faults' in arrived ? arrived : this.decide(arrived.arrival, state);
    if ('faults' in decided) return { varuId, outcome: { ok: false, varuId, faults: decided.faults } };
    const { events } = decided;
    const outcome = { ok: true, varuId, added: revision === -1, changed: events.length > 0, position: null } as const;
    if (events.length === 0) return { varuId, outcome };
    return {
      varuId,
      outcome,
      append: { streamId: streamId('product', varuId), expected: revision === -1 ? 'no-stream' : revision, events },
    };
  }

  /**
   * Appends events to many streams. The caller decides a stream again when it had changed, or when its append may have
   * been written.
   * @returns the new positions
   */
  private async append(appends: readonly StreamAppend[]): Promise<ReadonlyMap<string, Position>> {
    try {
      const places = await this.store.appendMany(appends);
      return new Map(
        appends.flatMap(({ streamId: stream }, index) => (places[index] ? [[stream, places[index]]] : [])),
      );
    } catch (error) {
      if (error instanceof AppendOutcomeUnknown) return new Map();
      throw error;
    }
  }

  private decide(
    arrival: Arrival,
    before: ProductState,
  ): { events: readonly NewEvent[] } | { faults: readonly ProductRejection[] } {
    const { description, stock, sold = null } = arrival;
    const now = this.clock.now();
    const [begin, ...later] = stepsOf(arrival, before, now);
    const events: NewEvent[] = [];
    let state = before;
    const commands = [
      {
        at: begin.from,
        command: { type: 'ImportProduct', description, stock, sold, price: begin, at: begin.from } as const,
      },
      ...later.map((step) => ({ at: step.from, command: { type: 'SetPrice', price: step, from: step.from } as const })),
    ];
    for (const { at, command } of commands) {
      const decision = product.decide(command, state);
      if (isRejected(decision)) return { faults: [decision.rejected] };
      state = fold(product.evolve, state, decision.accepted);
      for (const event of decision.accepted)
        events.push(this.envelope(event, description.varuId, events.length, at, now));
    }
    return { events };
  }

  private envelope({ type, data }: ProductEvent, varuId: string, nth: number, at: Instant, now: Instant): NewEvent {
    const commandId = derivedId(this.runId, varuId);
    const metadata = { commandId, correlationId: this.runId, causationId: null, actor: this.actor, fingerprint: '' };
    return {
      type,
      data,
      eventId: derivedId(commandId, nth),
      metadata: { ...metadata, effectiveAt: at, recordedAt: at > now ? at : now },
    };
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
  return {
    state: foldKnown(product, product.initial, history),
    revision: history.length - 1,
  };
}

type Steps = readonly [Arrival['price'] & { from: Instant }, ...(Arrival['price'] & { from: Instant })[]];

/** Returns the prices to write. A known product already has a price history, so only the present price is new. */
function stepsOf({ price, from, earlier = [] }: Arrival, { description }: ProductState, now: Instant): Steps {
  const present = { ...price, from: from ?? now };
  const [first, ...rest] = description ? [] : earlier;
  return first ? [first, ...rest, present] : [description ? { ...price, from: now } : present];
}
