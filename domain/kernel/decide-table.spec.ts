import { describe, expect, test } from 'vitest';

import { decider, type CommandsIn } from './decide-table.js';
import { accept, reject, unchanged, type Decision } from './decider.js';
import type { DomainEvent } from './event.js';

type DoorEvent = DomainEvent<'DoorOpened' | 'DoorShut', { readonly by: string }>;
type DoorDecision = Decision<DoorEvent, { readonly type: 'DoorLocked' }>;

interface Open {
  readonly type: 'Open';
  readonly by: string;
}
interface Shut {
  readonly type: 'Shut';
}

const open = ({ by }: Open, doors: number): DoorDecision =>
  doors > 0 ? accept({ type: 'DoorOpened', data: { by } }) : unchanged;
const shut = (_command: Shut, doors: number): DoorDecision =>
  doors > 0 ? unchanged : accept({ type: 'DoorShut', data: { by: 'wind' } });

const handlers = { Open: open, Shut: shut };
const locked = ({ type }: CommandsIn<typeof handlers>, doors: number): DoorDecision | null =>
  doors > 9 && type === 'Open' ? reject({ type: 'DoorLocked' }) : null;

const decide = decider(handlers);

test('the handler with the name of a command decides it', () => {
  expect(decide({ type: 'Open', by: 'Bo' }, 1)).toEqual({
    accepted: [{ type: 'DoorOpened', data: { by: 'Bo' } }],
  });
  expect(decide({ type: 'Shut' }, 1)).toEqual(unchanged);
});

test('a guard decides first, and passes the other commands to the handlers', () => {
  const guarded = decider(handlers, locked);
  expect(guarded({ type: 'Open', by: 'Bo' }, 10)).toEqual({ rejected: { type: 'DoorLocked' } });
  expect(guarded({ type: 'Open', by: 'Bo' }, 9)).toHaveProperty('accepted.length', 1);
  expect(guarded({ type: 'Shut' }, 10)).toEqual(unchanged);
});

describe('a command that has no handler', () => {
  test.each(['Paint', 'open', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty', undefined])(
    '%s is an error, even when a guard would decide it',
    (type) => {
      const command = { type } as unknown as Shut;
      expect(() => decide(command, 1)).toThrow(`No handler decides the command ${type}`);
      expect(() => decider(handlers, () => unchanged)(command, 1)).toThrow(TypeError);
    },
  );
});

test('the compiler knows the commands of the handlers and refuses others', () => {
  const one = decider({ Open: open });
  // @ts-expect-error no handler of Shut
  expect(() => one({ type: 'Shut' }, 1)).toThrow(TypeError);
  // @ts-expect-error Shut is missing where both are asked for
  const both: (command: Open | Shut, doors: number) => DoorDecision = one;
  // @ts-expect-error Open has a name, too
  expect(one({ type: 'Open' }, 0)).toEqual(unchanged);
  expect(both).toBe(one);
});

test('the compiler refuses a handler with a wrong name or state, and a command that a guard does not know', () => {
  // @ts-expect-error Shut is no Open
  const swapped = decider({ Open: shut, Shut: shut });
  const ofText = (_command: Shut, door: string): DoorDecision => (door ? unchanged : unchanged);
  const states = decider({ Open: open, Shut: ofText });
  // @ts-expect-error no state is both a number and a text
  expect(states({ type: 'Shut' }, 1)).toEqual(unchanged);
  const ofOpen = ({ by }: Open): DoorDecision | null => (by ? null : unchanged);
  // @ts-expect-error the guard knows no Shut
  const half = decider(handlers, ofOpen);
  expect([swapped, half]).toHaveLength(2);
});
