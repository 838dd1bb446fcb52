import type { DomainEvent } from './event.js';

/** Whose key encrypts the personal fields: a customer, or a guest's order. */
export type PersonRef = `customer:${string}` | `guest:${string}`;

/** Purposes have a key each, so that one can be forgotten while the law keeps another. */
export type Purpose = 'identity' | 'contact' | 'bookkeeping' | 'health';

/** The value a reader gets in place of a personal field whose key has been destroyed. */
export const FORGOTTEN = '\u2020forgotten' as const;
export type Forgotten = typeof FORGOTTEN;

export function isForgotten(value: unknown): value is Forgotten {
  return value === FORGOTTEN;
}

export interface PersonalFields<Data> {
  readonly purpose: Purpose;
  readonly fields: readonly (keyof Data & string)[];
  /** Whose data it is, told from the event alone; null encrypts nothing. */
  readonly person: (data: Data) => PersonRef | null;
}

export interface EventDefinition<Data> {
  /** The version written today. */
  readonly version: number;
  readonly personal?: readonly PersonalFields<Data>[];
  /** `upcast[n]` turns the data of version n into version n + 1. */
  readonly upcast?: Readonly<Record<number, (data: never) => unknown>>;
}

export type EventDefinitions<E extends DomainEvent> = {
  readonly [Type in E['type']]: EventDefinition<Extract<E, { type: Type }>['data']>;
};

/** Any definitions, with the data types forgotten: what the codec works with. */
export type AnyEventDefinitions = Readonly<Record<string, EventDefinition<never>>>;

/** Brings stored data of an old version up to today's, one step at a time. */
export function upcast(definition: EventDefinition<never>, version: number, data: unknown): unknown {
  let current = data;
  for (let step = version; step < definition.version; step += 1) {
    const next = definition.upcast?.[step];
    if (!next) throw new TypeError(`no upcaster from version ${step}`);
    current = next(current as never);
  }
  return current;
}
