import { fold, isRejected, type Decider, type Rejection } from './decider.js';
import type { DomainEvent } from './event.js';

interface Then<E, R> {
  /** Expects exactly these events, in this order. Without arguments it expects no event. */
  then(...expected: readonly E[]): void;
  thenRejected(expected: R): void;
}

/** Compares two values and throws a readable difference. Tests pass `expect(a).toEqual(b)`. */
type Compare = (actual: unknown, expected: unknown) => void;

/**
 * Given-when-then for a decider: `given(events).when(command).then(events)`. The comparison is a parameter, so that the
 * kernel needs no test runner.
 */
export function specify<C, S, E extends DomainEvent, R extends Rejection>(
  decider: Decider<C, S, E, R>,
  compare: Compare,
): (...history: readonly E[]) => { when(command: C): Then<E, R> } {
  return (...history) => ({
    when: (command) => {
      const decision = decider.decide(command, fold(decider.evolve, decider.initial, history));
      return {
        then: (...expected) => compare(decision, { accepted: expected }),
        thenRejected: (expected) =>
          compare(isRejected(decision) ? decision : { accepted: 'unexpectedly', decision }, { rejected: expected }),
      };
    },
  });
}
