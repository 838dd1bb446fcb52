import {
  fold,
  isRejected,
  type DomainEvent,
  type RecordedEvent,
  type Rejection,
  type Slice,
} from '../../../../../domain/kernel/index.js';
import { streamId } from '../../../../../domain/slices.js';
import type { CommandContext } from '../../../../foundation/command-handling/command-context.js';
import { SYSTEM } from '../../../../foundation/command-handling/command-context.js';

type Outcome<S, R> = { readonly ok: true; readonly state: S } | { readonly ok: false; readonly rejection: R };
type AnySlice<C, S, E extends DomainEvent, R extends Rejection> = Slice<C, S, E, R>;

/** Command handling without a database: a repeated command id gets its first answer, as in the shop. */
export class Memory {
  readonly log: { readonly kind: string; readonly key: string; readonly event: RecordedEvent }[] = [];
  private readonly states = new Map<string, unknown>();
  private readonly answered = new Map<string, Outcome<unknown, unknown>>();

  /** A state that is there from the beginning. */
  begin<C, S, E extends DomainEvent, R extends Rejection>(slice: AnySlice<C, S, E, R>, key: string, state: S): void {
    this.states.set(streamId(slice.kind as never, key), state);
  }

  now<C, S, E extends DomainEvent, R extends Rejection>(slice: AnySlice<C, S, E, R>, key: string): S {
    return (this.states.get(streamId(slice.kind as never, key)) ?? slice.initial) as S;
  }

  load = async <C, S, E extends DomainEvent, R extends Rejection>(slice: AnySlice<C, S, E, R>, key: string) =>
    this.now(slice, key);

  loadCached = this.load;

  handle = async <C, S, E extends DomainEvent, R extends Rejection>(
    slice: AnySlice<C, S, E, R>,
    key: string,
    command: C,
    { commandId }: Pick<CommandContext, 'commandId'>,
  ): Promise<Outcome<S, R>> => {
    const known = this.answered.get(commandId);
    if (known) return known as Outcome<S, R>;
    const outcome = this.decide(slice, key, command);
    this.answered.set(commandId, outcome);
    return outcome;
  };

  private decide<C, S, E extends DomainEvent, R extends Rejection>(
    slice: AnySlice<C, S, E, R>,
    key: string,
    command: C,
  ): Outcome<S, R> {
    const before = this.now(slice, key);
    const decision = slice.decide(command, before);
    if (isRejected(decision)) return { ok: false, rejection: decision.rejected };
    const state = fold(slice.evolve, before, decision.accepted as readonly E[]);
    this.states.set(streamId(slice.kind as never, key), state);
    for (const event of decision.accepted)
      this.log.push({ kind: slice.kind, key, event: recorded(event, this.log.length) });
    return { ok: true, state };
  }
}

/** The place in the log that an event's id names. */
export function numberOf(eventId: string): number {
  return Number(eventId.slice('event-'.length));
}

function recorded(event: DomainEvent, nth: number): RecordedEvent {
  const at = '2026-05-04T10:00:00.000Z';
  return {
    ...event,
    ...{ eventId: `event-${nth}`, version: 1, streamId: '', revision: nth, position: `0/${BigInt(nth + 1)}` },
    ...{ recordedAt: at, effectiveAt: at, commandId: 'c', correlationId: 'c', causationId: null, actor: SYSTEM },
  };
}
