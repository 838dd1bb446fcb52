import type { DomainEvent } from './event.js';

/** A typed refusal, named as a fact (`QuantityAboveLimit`). `field` names the invalid input. */
export interface Rejection<Type extends string = string> {
  readonly type: Type;
  readonly field?: string;
}

export type Decision<E extends DomainEvent, R extends Rejection> =
  { readonly accepted: readonly E[] } | { readonly rejected: R };

/**
 * The pure rules of a stream kind. `decide` never throws for business reasons and never reads a clock or a random
 * source. Instants, ids and prices arrive in the command. `evolve` must ignore unknown event types, so that an older
 * process can read a newer stream.
 */
export interface Decider<C, S, E extends DomainEvent, R extends Rejection> {
  readonly initial: S;
  readonly evolve: (state: S, event: E) => S;
  readonly decide: (command: C, state: S) => Decision<E, R>;
}

export function accept<E extends DomainEvent>(...events: readonly E[]): { accepted: readonly E[] } {
  return { accepted: events };
}

/** A decision without events, because the state is already as requested. */
export const unchanged = { accepted: [] } as const;

export function reject<R extends Rejection>(rejection: R): { rejected: R } {
  return { rejected: rejection };
}

export function isRejected<E extends DomainEvent, R extends Rejection>(
  decision: Decision<E, R>,
): decision is { readonly rejected: R } {
  return 'rejected' in decision;
}

export function fold<S, E>(evolve: (state: S, event: E) => S, state: S, events: Iterable<E>): S {
  let current = state;
  for (const event of events) current = evolve(current, event);
  return current;
}
