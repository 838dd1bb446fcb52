import { describe, expect, test } from 'vitest';

import { accept, fold, isRejected, reject, unchanged, type Decider } from './decider.js';
import type { DomainEvent } from './event.js';
import { specify } from './spec.js';

type LampEvent = DomainEvent<'LampLit', { readonly by: string }>;
interface Broken {
  readonly type: 'LampBroken';
}

const lamp: Decider<{ readonly by: string }, number, LampEvent, Broken> = {
  initial: 0,
  evolve: (lit, event) => (event.type === 'LampLit' ? lit + 1 : lit),
  decide: ({ by }, lit) => {
    if (lit > 1) return reject({ type: 'LampBroken' });
    return by === 'nobody' ? unchanged : accept({ type: 'LampLit', data: { by } });
  },
};
const lit: LampEvent = { type: 'LampLit', data: { by: 'Bo' } };
const given = specify(lamp, (actual, expected) => expect(actual).toEqual(expected));

describe('given, when, then', () => {
  test('folds the history, decides and compares', () => {
    given(lit).when({ by: 'Bo' }).then(lit);
    given(lit, lit).when({ by: 'Bo' }).thenRejected({ type: 'LampBroken' });
    given().when({ by: 'nobody' }).then();
  });

  test('fails when the result is different', () => {
    expect(() => given().when({ by: 'Bo' }).then()).toThrow();
    expect(() => given().when({ by: 'Bo' }).thenRejected({ type: 'LampBroken' })).toThrow();
    expect(() => given(lit, lit).when({ by: 'Bo' }).then(lit)).toThrow();
  });
});

test('a rejection is different from an acceptance', () => {
  expect([isRejected(lamp.decide({ by: 'Bo' }, 2)), isRejected(lamp.decide({ by: 'Bo' }, 0))]).toEqual([true, false]);
});

test('the fold of no events is the first state', () => {
  expect(fold(lamp.evolve, 7, [])).toBe(7);
});
