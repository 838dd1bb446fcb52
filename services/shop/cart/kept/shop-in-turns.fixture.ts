import { setImmediate } from 'node:timers/promises';

import { fold, isRejected, type DomainEvent, type Rejection, type Slice } from '../../../../domain/kernel/index.js';
import { streamId } from '../../../../domain/slices.js';
import type { CommandContext } from '../../../foundation/command-handling/command-context.js';
import type { Outcome } from '../../../foundation/command-handling/command-handling.js';

export interface Happened {
  readonly key: string;
  readonly eventId: string;
  readonly type: string;
  readonly data: unknown;
}

/** Far more than any history needs. */
const MOST_STEPS = 20_000;

/** Thrown into a request whose process has died. */
export class Killed extends Error {}

/**
 * Command handling in memory for many requests at once. A request waits before each read and each write, and the random
 * numbers decide who goes on. An append decides on the newest state, as after a conflict of revisions.
 */
export class ShopInTurns {
  /** What occurred, so that a test can tell whether it met a race at all. */
  readonly met = new Set<string>();
  readonly log: Happened[] = [];
  private readonly states = new Map<string, unknown>();
  private readonly outcomes = new Map<string, unknown>();
  private readonly waiting: (() => void)[] = [];
  private working = 0;
  private readonly dying = new Map<string, number>();

  constructor(
    readonly random: () => number,
    private readonly followed: (event: Happened) => void,
  ) {}

  now<C, S, E extends DomainEvent, R extends Rejection>(slice: Slice<C, S, E, R>, key: string): S {
    return (this.states.get(streamId(slice.kind as never, key)) ?? slice.initial) as S;
  }

  load = async <C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
  ): Promise<S> => {
    await this.turn();
    return this.now(slice, key);
  };

  loadForDisplay = this.load;
  loadCached = this.load;
  /** No request here repeats a key of its client. */
  answered = (): Promise<null> => Promise.resolve(null);

  handle = async <C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    command: C,
    context: CommandContext,
  ): Promise<Outcome<S, R>> => {
    await this.turn();
    this.mayDie(context.correlationId);
    const answer = `${streamId(slice.kind as never, key)} ${context.commandId}`;
    const first = this.outcomes.get(answer);
    if (first) return first as Outcome<S, R>;
    const decision = slice.decide(command, this.now(slice, key));
    const { type } = command as { readonly type: string };
    if (isRejected(decision)) {
      this.met.add(`${type} refused: ${decision.rejected.type}`);
      return { ok: false, rejection: decision.rejected };
    }
    if (decision.accepted.length > 0 && isFollower(context)) this.met.add(`${type} by a reaction`);
    const outcome = this.append(slice, key, decision.accepted);
    if (decision.accepted.length > 0) this.outcomes.set(answer, outcome);
    return outcome;
  };

  append<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    events: readonly E[],
  ): Outcome<S, R> {
    const state = fold(slice.evolve, this.now(slice, key), events);
    this.states.set(streamId(slice.kind as never, key), state);
    for (const { type, data } of events) {
      const happened = { key, eventId: `event-${this.log.length}`, type, data };
      this.log.push(happened);
      this.followed(happened);
    }
    return { ok: true, state, revision: 0, position: null, events: [] };
  }

  /** Begins a request. A killed one stays as it is, and any other error fails the test. */
  begin(work: () => Promise<void>): void {
    this.working += 1;
    void this.ended(work);
  }

  /** Lets the process of these commands die before one of its next writes. */
  kill(correlationId: string, writes: number): void {
    this.dying.set(correlationId, writes);
  }

  turn(): Promise<void> {
    return new Promise((go) => this.waiting.push(go));
  }

  /** Runs until no request is left. */
  async run(): Promise<void> {
    for (let steps = 0; ; steps += 1) {
      if (steps > MOST_STEPS) throw new Error('the requests never end');
      await setImmediate();
      const [next] = this.waiting.splice(Math.floor(this.random() * this.waiting.length), 1);
      if (next) next();
      else if (this.failed.length > 0) throw this.failed[0];
      else if (this.working === 0) return;
    }
  }

  private readonly failed: unknown[] = [];

  private async ended(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Killed) this.met.add('killed');
      else this.failed.push(error);
    }
    this.working -= 1;
  }

  private mayDie(correlationId: string): void {
    const left = this.dying.get(correlationId);
    if (left === 0) throw new Killed();
    if (left !== undefined) this.dying.set(correlationId, left - 1);
  }
}

function isFollower({ causationId }: CommandContext): boolean {
  return causationId !== null;
}
