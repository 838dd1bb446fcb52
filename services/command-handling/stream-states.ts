import { fold, type DomainEvent, type Rejection, type Slice } from '../../domain/kernel/index.js';
import type { EventStore } from '../event-store/port.js';
import type { StateCache } from './state-cache.js';

export interface KnownState<S> {
  readonly state: S;
  /** -1 when the stream does not exist. */
  readonly revision: number;
}

export interface ReadOptions<S> {
  /** True for a state that can change no more: remembered, it is not read again. */
  readonly isFinal?: (state: S) => boolean;
}

/** The store shows less of a stream than its asker already knows of, and went on doing so. */
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

/** A node of a cluster may be behind the leader for a moment; together 1.5 s. */
const WAITS_MS: readonly number[] = [10, 40, 150, 300, 1_000];

/** The states of streams, folded, from memory and from the store. */
export class StreamStates {
  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly cache: StateCache,
    private readonly waitsMs = WAITS_MS,
  ) {}

  /** May be older than the store: right only where an append then names this revision. */
  async remembered<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
  ): Promise<KnownState<S>> {
    return this.cached<S>(stream) ?? this.newest(slice, stream);
  }

  /** As new as the store: of a stream in memory only the events that others have written since are read. */
  async newest<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    stream: string,
    { isFinal = () => false }: ReadOptions<S> = {},
  ): Promise<KnownState<S>> {
    const cached = this.cached<S>(stream);
    if (cached && isFinal(cached.state)) return cached;
    const known = cached ?? { state: slice.initial, revision: -1 };
    const events = await this.store.readStream(stream, { from: known.revision + 1 });
    const revision = events.at(-1)?.revision ?? known.revision;
    const read = { state: fold(slice.evolve, known.state, events as unknown as E[]), revision };
    this.cache.set(stream, read);
    return read;
  }

  /**
   * As new as the store, and at least at this revision, which the asker knows to be written.
   * @throws StateBehind when the store does not show it within about 1.5 s
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
