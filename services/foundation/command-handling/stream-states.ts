import { fold, streamName, type DomainEvent, type Rejection, type Slice } from '../../../domain/kernel/index.js';
import type { EventStore, StoredEvent } from '../event-store/port.js';
import type { StateCache } from './state-cache.js';

export interface KnownState<S> {
  readonly state: S;
  readonly revision: number;
}

/**
 * Thrown for an event type that this release does not know, because a newer release wrote it. A state without this
 * event would be wrong.
 */
export class UnknownEvent extends Error {
  constructor(streamId: string, type: string, revision: number) {
    super(`stream ${streamId} holds ${type} at ${revision}, which this release does not know`);
    this.name = 'UnknownEvent';
  }
}

export interface StateAsked {
  readonly stream: string;
  readonly initial: unknown;
  readonly fold: (state: unknown, events: readonly StoredEvent[]) => unknown;
}

export function stateAsked<C, S, E extends DomainEvent, R extends Rejection>(
  slice: Slice<C, S, E, R>,
  key: string,
): StateAsked {
  return {
    stream: streamName({ kind: slice.kind, key }),
    initial: slice.initial,
    fold: (state, events) => foldKnown(slice, state as S, events),
  };
}

export interface ReadOptions<S> {
  /** True for a state that can no longer change. Such a state is cached and never read again. */
  readonly isFinal?: (state: S) => boolean;
}

/** Thrown when the store, after all retries, still lacks events of which the caller knows. */
export class StateBehind extends Error {
  constructor(
    readonly streamId: string,
    readonly revision: number,
    readonly atLeast: number,
  ) {
    super(`stream ${streamId} is seen to revision ${revision}, but ${atLeast} has been written`);
    this.name = 'StateBehind';
  }
}

/** A node of a cluster may lag behind the leader for a moment. The waits sum to 1.5 s. */
const WAITS_MS: readonly number[] = [10, 40, 150, 300, 1_000];

const LAST = { direction: 'backwards', limit: 1 } as const;

export class StreamStates {
  constructor(
    private readonly store: Pick<EventStore, 'readStream' | 'readTails'>,
    private readonly cache: StateCache,
    private readonly waitsMs = WAITS_MS,
  ) {}

  /**
   * Returns the cached state, which may be older than the store. It is safe only when an append then checks this
   * revision.
   */
  async cachedOrNewest<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
  ): Promise<KnownState<S>> {
    return this.cached<S>(stream) ?? this.newest(slice, stream);
  }

  /** Returns the newest state. For a cached stream only the later events are read. */
  async newest<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
    { isFinal = () => false }: ReadOptions<S> = {},
  ): Promise<KnownState<S>> {
    const cached = this.cached<S>(stream);
    if (cached && isFinal(cached.state)) return cached;
    const known = cached ?? { state: slice.initial, revision: -1 };
    const unread = slice.stateInLast ? LAST : { from: known.revision + 1 };
    const events = await this.store.readStream(stream, unread);
    const revision = events.at(-1)?.revision ?? known.revision;
    const read = { state: foldKnown(slice, known.state, events), revision };
    this.cache.set(stream, read);
    return read;
  }

  /** Returns the newest states of several streams, read in one round trip where the store allows it. */
  async newestTogether(asked: readonly StateAsked[]): Promise<readonly KnownState<unknown>[]> {
    const known = asked.map(({ stream, initial }) => this.cached(stream) ?? { state: initial, revision: -1 });
    const read = await this.store.readTails(
      known.map(({ revision }, n) => ({ streamId: asked[n]?.stream ?? '', from: revision + 1 })),
    );
    return asked.map(({ stream, fold: folded }, n) => {
      const { state, revision } = known[n] as KnownState<unknown>;
      const events = read[n] ?? [];
      const newest = { state: folded(state, events), revision: events.at(-1)?.revision ?? revision };
      this.cache.set(stream, newest);
      return newest;
    });
  }

  /**
   * Returns the newest state, at a revision not below the given one. The caller knows that this revision is written.
   * @throws StateBehind when the store lacks it for about 1.5 s
   */
  async atLeast<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
    revision: number,
  ): Promise<KnownState<S>> {
    for (let attempt = 0; ; attempt += 1) {
      const known = await this.newest(slice, stream);
      if (known.revision >= revision) return known;
      const wait = this.waitsMs[attempt];
      if (wait === undefined) throw new StateBehind(stream, known.revision, revision);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  /** Takes a stream that is not cached as empty, until an append or a read shows more. */
  expectNew<C, S, E extends DomainEvent, R extends Rejection>(slice: Slice<C, S, E, R>, stream: string): void {
    if (!this.cached(stream)) this.cache.set(stream, { state: slice.initial, revision: -1 });
  }

  remember(stream: string, known: KnownState<unknown>): void {
    this.cache.set(stream, known);
  }

  forget(stream: string): void {
    this.cache.drop(stream);
  }

  private cached<S>(stream: string): KnownState<S> | undefined {
    return this.cache.get(stream) as KnownState<S> | undefined;
  }
}

/**
 * Folds a stream into its state. An unknown event type is an error, because a rule must see the whole stream.
 * @throws UnknownEvent
 */
export function foldKnown<C, S, E extends DomainEvent, R extends Rejection>(
  { evolve, events: known }: Slice<C, S, E, R>,
  state: S,
  events: readonly StoredEvent[],
): S {
  const unknown = events.find(({ type }) => !(type in known));
  if (unknown) throw new UnknownEvent(unknown.streamId, unknown.type, unknown.revision);
  return fold(evolve, state, events as unknown as E[]);
}
