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
import { Turns } from './turns.js';
import { foldKnown, StreamStates, type KnownState, type ReadOptions, type StateAsked } from './stream-states.js';

/** The idempotency key was used before for a command with another body. */
export interface CommandIdReused extends Rejection<'CommandIdReused'> {
  readonly field: 'commandId';
}

export interface Accepted<S> {
  readonly ok: true;
  readonly state: S;
  readonly revision: number;
  /** The position of the last event. Null when nothing was appended. */
  readonly position: Position | null;
  readonly events: readonly StoredEvent[];
}

export interface Refused<R> {
  readonly ok: false;
  readonly rejection: R | CommandIdReused;
}

export type Outcome<S, R> = Accepted<S> | Refused<R>;

export interface HandleOptions<R> {
  /**
   * False for a refusal after which the caller sends the same command to another stream. The receipt table does not
   * store such a refusal.
   */
  readonly isFinal?: (rejection: R) => boolean;
  /**
   * True where the caller has just made the stream's id. The command is first decided on an empty stream, without a
   * read. If the stream exists, the append conflicts, and the command is decided again.
   */
  readonly isNew?: boolean;
}

/** With eight processes that write at once every command succeeds within 20 attempts. If one needs more, something is wrong. */
const MAX_ATTEMPTS = 20;

export class CommandHandling implements ReactionCommands {
  private readonly states: StreamStates;
  private readonly turns = new Turns();

  constructor(
    private readonly store: EventStore,
    cache: StateCache,
    private readonly receipts: CommandReceipts,
    private readonly clock: Clock,
  ) {
    this.states = new StreamStates(store, cache);
  }

  /**
   * Decides a command on the stream of a slice and appends the resulting events. A cached state is used only where the
   * append's expected revision checks it. A refusal, or a result without new events, is decided on the newest state.
   * After a conflict the command is decided again, at most 20 times. A repeated command id appends nothing and returns
   * the first result.
   */
  async handle<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    command: C,
    context: CommandContext,
    { isFinal = () => true, isNew = false }: HandleOptions<R> = {},
  ): Promise<Outcome<S, R>> {
    const stream = streamName({ kind: slice.kind, key });
    const refused = context.fingerprint ? await this.earlierRefusal<R>(context) : null;
    if (refused) return refused;
    if (isNew) this.states.expectNew(slice, stream);
    return this.turns.take(stream, () => this.decideUntilAppended(slice, stream, command, context, isFinal));
  }

  /** Decides again after each conflict with another process. */
  private async decideUntilAppended<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
    command: C,
    context: CommandContext,
    isFinal: (rejection: R) => boolean,
  ): Promise<Outcome<S, R>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(slice, stream, command, context, isFinal);
      } catch (error) {
        if (error instanceof KeyDestroyed && attempt === 1) {
          // Another process erased the person. The command must be decided again on the newest state.
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

  /** Returns the command handling for a reaction to this event. Its reads of the event's stream contain the event. */
  reactingTo(event: StoredEvent): Reacting {
    return new Reacting(event, this.states, this);
  }

  /** Returns the first result of the command, in whichever stream it was handled. Null when the command is new. */
  answered<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    context: CommandContext,
  ): Promise<Outcome<S, R> | null> {
    return this.firstAnswer(slice, undefined, context);
  }

  /**
   * Reserves an idempotency key for a call whose commands all have derived ids. No event of such a call carries the key
   * itself. Returns false when another call already used the key. A later command with this key is refused as
   * `CommandIdReused`.
   */
  async claim(context: CommandContext): Promise<boolean> {
    const { commandId, fingerprint } = context;
    if (!fingerprint) return true;
    if (await this.store.findEvent(derivedId(commandId, 0))) return false;
    await this.receipts.keep(commandId, { fingerprint, rejection: reused.rejection }, this.clock.now());
    const kept = await this.receipts.find(commandId);
    return kept !== null && isRepetition(context, kept.fingerprint);
  }

  async load<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    options: ReadOptions<S> = {},
  ): Promise<S> {
    return (await this.states.newest(slice, streamName({ kind: slice.kind, key }), options)).state;
  }

  /** Reads a state like `load`, for display. Within `readingOnce` each stream is read once. */
  loadForDisplay<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    options: ReadOptions<S> = {},
  ): Promise<S> {
    return readOnce(streamName({ kind: slice.kind, key }), () => this.load(slice, key, options));
  }

  /** Reads in one round trip the states that `loadForDisplay` will need. Outside `readingOnce` it does nothing. */
  async readAhead(asked: readonly StateAsked[]): Promise<void> {
    if (!isReadingOnce()) return;
    const read = await this.states.newestTogether(asked);
    for (const [n, { stream }] of asked.entries()) void readOnce(stream, () => Promise.resolve(read[n]?.state));
  }

  /**
   * Returns the cached state, which may be older than the store. Use it only to choose the target of a command. The
   * append's expected revision then checks that choice.
   */
  async loadCached<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
  ): Promise<S> {
    return (await this.states.cachedOrNewest(slice, streamName({ kind: slice.kind, key }))).state;
  }

  /** Drops the cached states of these streams, because they may contain erased personal data. */
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

  /** Decides on the cached state, and again on the newest state when nothing would be appended. */
  private async decide<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
    command: C,
  ): Promise<KnownState<S> & { readonly decision: Decision<E, R> }> {
    const cached = await this.states.cachedOrNewest(slice, stream);
    const decision = slice.decide(command, cached.state);
    if (!isRejected(decision) && decision.accepted.length > 0) return { ...cached, decision };
    const newest = await this.states.newest(slice, stream);
    if (newest.revision === cached.revision) return { ...newest, decision };
    return { ...newest, decision: slice.decide(command, newest.state) };
  }

  private envelopes(events: readonly DomainEvent[], context: CommandContext): NewEvent[] {
    const recordedAt = this.clock.now();
    const { commandId, correlationId, causationId, actor, effectiveAt = recordedAt, fingerprint = '' } = context;
    const metadata = { commandId, correlationId, causationId, actor, effectiveAt, recordedAt, fingerprint };
    return events.map(({ type, data }, index) => ({ type, data, eventId: derivedId(commandId, index), metadata }));
  }

  /** Returns the first result if the same command was accepted before. Otherwise it returns the refusal. */
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

  /** Rebuilds the first result of the command from its events. Null when there are none. */
  private async firstAnswer<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string | undefined,
    context: CommandContext,
  ): Promise<Outcome<S, R> | null> {
    const { commandId, fingerprint } = context;
    const first = await this.store.findEvent(derivedId(commandId, 0), stream);
    if (!first) return null;
    if (fingerprint !== undefined && !isRepetition(context, first.fingerprint)) return reused;
    // The first command may have gone to another stream of this kind, for example to a cart that is now closed.
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
