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

interface Declared<Data, Version extends number> {
  /** The version written today. */
  readonly version: Version;
  readonly personal?: readonly PersonalFields<Data>[];
}

/** An event of version 1 has nothing to bring up; every later version has a way up from each before it. */
export type EventDefinition<Data> =
  | (Declared<Data, 1> & { readonly upcast?: undefined })
  | (Declared<Data, 2> & { readonly upcast: Upcasters<Data, 2> })
  | (Declared<Data, 3> & { readonly upcast: Upcasters<Data, 3> })
  | (Declared<Data, 4> & { readonly upcast: Upcasters<Data, 4> });

declare const CURRENT: unique symbol;

/** The steps from version 1 to `Version`: `steps[0]` turns the data of version 1 into version 2. Made by `upcasters`. */
export interface Upcasters<Data, Version extends number> {
  readonly steps: readonly ((data: never) => unknown)[];
  /** For the compiler alone: what the last step gives, and how many versions there are. */
  readonly [CURRENT]?: readonly [data: Data, version: Version];
}

/** The way up from every old version: each step takes what the one before it gives, the last gives today's data. */
export function upcasters<V1, V2>(from1: (data: V1) => V2): Upcasters<V2, 2>;
export function upcasters<V1, V2, V3>(from1: (data: V1) => V2, from2: (data: V2) => V3): Upcasters<V3, 3>;
export function upcasters<V1, V2, V3, V4>(
  from1: (data: V1) => V2,
  from2: (data: V2) => V3,
  from3: (data: V3) => V4,
): Upcasters<V4, 4>;
export function upcasters(...steps: readonly ((data: never) => unknown)[]): Upcasters<never, never> {
  return { steps };
}

export type EventDefinitions<E extends DomainEvent> = {
  readonly [Type in E['type']]: EventDefinition<Extract<E, { type: Type }>['data']>;
};

/** What the codec works with: the data types forgotten. */
export interface AnyEventDefinition {
  readonly version: number;
  readonly personal?: readonly PersonalFields<never>[];
  readonly upcast?: Pick<Upcasters<never, never>, 'steps'> | undefined;
}

export type AnyEventDefinitions = Readonly<Record<string, AnyEventDefinition>>;

/**
 * Brings stored data of an old version up to today's, one step at a time. A version that this code does not know was
 * written by a newer one: read as an older version it would say something else, so it is an error.
 */
export function upcast(type: string, definition: AnyEventDefinition, version: number, data: unknown): unknown {
  if (version > definition.version)
    throw new TypeError(`${type} has version ${version}, this code knows no later one than ${definition.version}`);
  let current = data;
  for (let step = version; step < definition.version; step += 1) {
    const next = definition.upcast?.steps[step - 1];
    if (!next) throw new TypeError(`${type} has no upcaster from version ${step}`);
    current = next(current as never);
  }
  return current;
}

/** The events of several slices as one. @throws where two slices name an event alike: a stored one would be read as either */
export function joinDefinitions(slices: Iterable<{ readonly events: object }>): AnyEventDefinitions {
  const joined = new Map<string, AnyEventDefinition>();
  for (const { events } of slices)
    for (const [type, definition] of Object.entries(events)) {
      if (joined.has(type)) throw new TypeError(`${type} is an event of two slices`);
      joined.set(type, definition as AnyEventDefinition);
    }
  return Object.fromEntries(joined);
}
