import {
  fold,
  isRejected,
  streamName,
  type Decision,
  type DomainEvent,
  type Position,
  type Rejection,
  type Slice,
} from '../../../domain/kernel/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import type { Clock } from '../clock.js';
import { KeyDestroyed } from '../event-store/personal-data/keys.js';
import {
  AppendOutcomeUnknown,
  WrongExpectedRevision,
  type EventStore,
  type NewEvent,
  type StoredEvent,
} from '../event-store/port.js';
import { isRepetition, type CommandContext } from './command-context.js';
import type { CommandReceipts } from './command-receipts.js';
import { derivedId } from './derived-id.js';
import { noteWrite } from './last-write.js';
import { isReadingOnce, readAnew, readOnce } from './read-once.js';
import { Reacting, type ReactionCommands } from './reaction-commands.js';
import type { StateCache } from './state-cache.js';
import { foldKnown, StreamStates, type KnownState, type ReadOptions, type StateAsked } from './stream-states.js';

/** The id of an earlier command was sent with another body. */
export interface CommandIdReused extends Rejection<'CommandIdReused'> {
  readonly field: 'commandId';
}

export interface Accepted<S> {
  readonly ok: true;
  readonly state: S;
  readonly revision: number;
  /** Where the last event stands; null when nothing was appended. */
  readonly position: Position | null;
  readonly events: readonly StoredEvent[];
}

export interface Refused<R> {
  readonly ok: false;
  readonly rejection: R | CommandIdReused;
}

export type Outcome<S, R> = Accepted<S> | Refused<R>;

export interface HandleOptions<R> {
  /** False for a refusal after which the asker sends the same command elsewhere: it is not kept as the answer. */
  readonly isFinal?: (rejection: R) => boolean;
}

/** A stream that eight writers fight over lets each through in turn; beyond that something loops. */
const MAX_ATTEMPTS = 20;

/** Load, decide, append, answer: the one way state changes. */
export class CommandHandling implements ReactionCommands {
  private readonly states: StreamStates;

  constructor(
    private readonly store: EventStore,
    cache: StateCache,
    private readonly receipts: CommandReceipts,
    private readonly clock: Clock,
  ) {
    this.states = new StreamStates(store, cache);
  }

  /**
   * Decides a command on the stream of a slice and appends what was decided. The state may come from
   * memory where the append's expected revision proves it; whatever appends nothing, a refusal or an
   * answer that shows what is, is decided on a state as new as the store.
   * A conflicting append is decided again on the newer state, at most 20 times.
   * A repeated command id appends nothing and answers as the first did.
   */
  async handle<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    command: C,
    context: CommandContext,
    { isFinal = () => true }: HandleOptions<R> = {},
  ): Promise<Outcome<S, R>> {
    const stream = streamName({ kind: slice.kind, key });
    const refused = context.fingerprint ? await this.earlierRefusal<R>(context) : null;
    if (refused) return refused;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(slice, stream, command, context, isFinal);
      } catch (error) {
        if (error instanceof KeyDestroyed && attempt === 1) {
          // Erased by another process: the stream's newest state says what is still possible.
          this.states.forget(stream);
          continue;
        }
        if (!(error instanceof WrongExpectedRevision || error instanceof AppendOutcomeUnknown)) throw error;
        this.states.forget(stream);
        const first = await this.firstAnswer(slice, stream, context);
        if (first) return first;
        if (attempt >= MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** What a reaction to this event may do; it sees the event's stream at least as new as the event. */
  reactingTo(event: StoredEvent): Reacting {
    return new Reacting(event, this.states, this);
  }

  /** What the command answered the first time, wherever that was; null when it is new. */
  answered<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    context: CommandContext,
  ): Promise<Outcome<S, R> | null> {
    return this.firstAnswer(slice, undefined, context);
  }

  /**
   * Takes the id for a call whose commands are all parts of it, which leaves no event under the id itself.
   * False when it has named another call; a command sent under it later is refused as `CommandIdReused`.
   */
  async claim(context: CommandContext): Promise<boolean> {
    const { commandId, fingerprint } = context;
    if (!fingerprint) return true;
    if (await this.store.findEvent(derivedId(commandId, 0))) return false;
    await this.receipts.keep(commandId, { fingerprint, rejection: reused.rejection }, this.clock.now());
    const kept = await this.receipts.find(commandId);
    return kept !== null && isRepetition(context, kept.fingerprint);
  }

  /** The state of a stream, as new as the store. */
  async load<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    options: ReadOptions<S> = {},
  ): Promise<S> {
    return (await this.states.newest(slice, streamName({ kind: slice.kind, key }), options)).state;
  }

  /** The same to be shown: within `readingOnce` as new as the first reading of the stream. */
  shown<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    options: ReadOptions<S> = {},
  ): Promise<S> {
    return readOnce(streamName({ kind: slice.kind, key }), () => this.load(slice, key, options));
  }

  /** Reads in one round trip what `shown` will be asked for within `readingOnce`; nothing without it. */
  async readAhead(asked: readonly StateAsked[]): Promise<void> {
    if (!isReadingOnce()) return;
    const read = await this.states.newestTogether(asked);
    for (const [n, { stream }] of asked.entries()) void readOnce(stream, () => Promise.resolve(read[n]?.state));
  }

  /**
   * The state as this process remembers it; others may have written since. Only to choose what a
   * command is sent to: its append proves the choice, or refuses it.
   */
  async remembered<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
  ): Promise<S> {
    return (await this.states.remembered(slice, streamName({ kind: slice.kind, key }))).state;
  }

  /** The next to ask reads these streams anew: a state in memory may tell what has been forgotten. */
  forget(streams: readonly string[]): void {
    for (const stream of streams) this.states.forget(stream);
  }

  private async attempt<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
    command: C,
    context: CommandContext,
    isFinal: (rejection: R) => boolean,
  ): Promise<Outcome<S, R>> {
    const { decision, state, revision } = await this.decide(slice, stream, command);
    if (isRejected(decision)) return this.refuse(slice, stream, decision.rejected, context, isFinal);
    if (decision.accepted.length === 0) {
      const first = await this.firstAnswer(slice, stream, context);
      return first ?? { ok: true, state, revision, position: null, events: [] };
    }
    const expected = revision === -1 ? 'no-stream' : revision;
    const appended = await this.store.append(stream, expected, this.envelopes(decision.accepted, context));
    if (appended.repeated) throw new WrongExpectedRevision(stream, expected);
    const after = fold(slice.evolve, state, decision.accepted);
    this.states.remember(stream, { state: after, revision: appended.revision });
    noteWrite(appended.position);
    readAnew();
    return {
      ok: true,
      state: after,
      revision: appended.revision,
      position: appended.position,
      events: appended.events,
    };
  }

  /** Only what will be appended is decided on memory alone. */
  private async decide<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
    command: C,
  ): Promise<KnownState<S> & { readonly decision: Decision<E, R> }> {
    const remembered = await this.states.remembered(slice, stream);
    const decision = slice.decide(command, remembered.state);
    if (!isRejected(decision) && decision.accepted.length > 0) return { ...remembered, decision };
    const newest = await this.states.newest(slice, stream);
    if (newest.revision === remembered.revision) return { ...newest, decision };
    return { ...newest, decision: slice.decide(command, newest.state) };
  }

  private envelopes(events: readonly DomainEvent[], context: CommandContext): NewEvent[] {
    const recordedAt = this.clock.now();
    const { commandId, correlationId, causationId, actor, effectiveAt = recordedAt, fingerprint = '' } = context;
    const metadata = { commandId, correlationId, causationId, actor, effectiveAt, recordedAt, fingerprint };
    return events.map(({ type, data }, index) => ({ type, data, eventId: derivedId(commandId, index), metadata }));
  }

  /** Refused now; yet when the same command was accepted before, that answer holds. */
  private async refuse<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
    rejection: R,
    context: CommandContext,
    isFinal: (rejection: R) => boolean,
  ): Promise<Outcome<S, R>> {
    const first = await this.firstAnswer(slice, stream, context);
    if (first) return first;
    if (context.fingerprint && isFinal(rejection))
      await this.receipts.keep(context.commandId, { fingerprint: context.fingerprint, rejection }, this.clock.now());
    return { ok: false, rejection };
  }

  private async earlierRefusal<R>(context: CommandContext): Promise<Refused<R> | null> {
    const receipt = await this.receipts.find(context.commandId);
    if (!receipt) return null;
    return isRepetition(context, receipt.fingerprint) ? { ok: false, rejection: receipt.rejection as R } : reused;
  }

  /** What the command answered the first time, told from its events; null when it has none. */
  private async firstAnswer<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string | undefined,
    context: CommandContext,
  ): Promise<Outcome<S, R> | null> {
    const { commandId, fingerprint } = context;
    const first = await this.store.findEvent(derivedId(commandId, 0), stream);
    if (!first) return null;
    if (fingerprint !== undefined && !isRepetition(context, first.fingerprint)) return reused;
    // The same command may have been sent to another stream of its kind, as to a cart that closed since.
    if (parseStreamId(first.streamId)?.kind !== slice.kind) return reused;
    const history = await this.store.readStream(first.streamId);
    const events = history.filter((event) => event.commandId === commandId);
    const last = events.at(-1);
    if (!last) return reused;
    const state = foldKnown(slice, slice.initial, history.slice(0, last.revision + 1));
    return { ok: true, state, revision: last.revision, position: last.position, events };
  }
}

const reused: Refused<never> = { ok: false, rejection: { type: 'CommandIdReused', field: 'commandId' } };
