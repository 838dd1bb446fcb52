import type { DomainEvent } from './event.js';

/** The person whose key encrypts personal fields: a customer, or the guest of an order. */
export type PersonRef = `customer:${string}` | `guest:${string}`;

/** Each purpose has its own key, so that one can be destroyed while the law requires another. */
export type Purpose = 'identity' | 'contact' | 'bookkeeping' | 'health' | 'prescription' | 'dispensing';

/** Replaces a personal field whose key was destroyed. */
export const FORGOTTEN = '\u2020forgotten' as const;
export type Forgotten = typeof FORGOTTEN;

export function isForgotten(value: unknown): value is Forgotten {
  return value === FORGOTTEN;
}

export interface PersonalFields<Data> {
  readonly purpose: Purpose;
  readonly fields: readonly (keyof Data & string)[];
  /** Returns the person whose data it is, from the event's data alone. Null when nothing is encrypted. */
  readonly person: (data: Data) => PersonRef | null;
}

interface Declared<Data, Version extends number> {
  /** The version that is written today. */
  readonly version: Version;
  readonly personal?: readonly PersonalFields<Data>[];
}

/** A definition of version 1 needs no upcaster. A later version needs one step from each version before it. */
export type EventDefinition<Data> =
  | (Declared<Data, 1> & { readonly upcast?: undefined })
  | (Declared<Data, 2> & { readonly upcast: Upcasters<Data, 2> })
  | (Declared<Data, 3> & { readonly upcast: Upcasters<Data, 3> })
  | (Declared<Data, 4> & { readonly upcast: Upcasters<Data, 4> })
  | (Declared<Data, 5> & { readonly upcast: Upcasters<Data, 5> })
  | (Declared<Data, 6> & { readonly upcast: Upcasters<Data, 6> })
  | (Declared<Data, 7> & { readonly upcast: Upcasters<Data, 7> });

declare const CURRENT: unique symbol;

/** The steps from version 1 to `Version`; `steps[0]` converts version 1 into version 2. `upcasters` creates it. */
export interface Upcasters<Data, Version extends number> {
  readonly steps: readonly ((data: never) => unknown)[];
  /** Used only by the type checker: the data of the last step and the number of versions. */
  readonly [CURRENT]?: readonly [data: Data, version: Version];
}

/**
 * Combines the steps from every old version. Each step gets the result of the one before; the last returns current
 * data.
 */
export function upcasters<V1, V2>(from1: (data: V1) => V2): Upcasters<V2, 2>;
export function upcasters<V1, V2, V3>(from1: (data: V1) => V2, from2: (data: V2) => V3): Upcasters<V3, 3>;
export function upcasters<V1, V2, V3, V4>(
  from1: (data: V1) => V2,
  from2: (data: V2) => V3,
  from3: (data: V3) => V4,
): Upcasters<V4, 4>;
export function upcasters<V1, V2, V3, V4, V5>(
  from1: (data: V1) => V2,
  from2: (data: V2) => V3,
  from3: (data: V3) => V4,
  from4: (data: V4) => V5,
): Upcasters<V5, 5>;
export function upcasters<V1, V2, V3, V4, V5, V6>(
  from1: (data: V1) => V2,
  from2: (data: V2) => V3,
  from3: (data: V3) => V4,
  from4: (data: V4) => V5,
  from5: (data: V5) => V6,
): Upcasters<V6, 6>;
export function upcasters<V1, V2, V3, V4, V5, V6, V7>(
  from1: (data: V1) => V2,
  from2: (data: V2) => V3,
  from3: (data: V3) => V4,
  from4: (data: V4) => V5,
  from5: (data: V5) => V6,
  from6: (data: V6) => V7,
): Upcasters<V7, 7>;
export function upcasters(...steps: readonly ((data: never) => unknown)[]): Upcasters<never, never> {
  return { steps };
}

export type EventDefinitions<E extends DomainEvent> = {
  readonly [Type in E['type']]: EventDefinition<Extract<E, { type: Type }>['data']>;
};

/** An event definition without its data types, as the event store uses it. */
export interface AnyEventDefinition {
  readonly version: number;
  readonly personal?: readonly PersonalFields<never>[];
  readonly upcast?: Pick<Upcasters<never, never>, 'steps'> | undefined;
}

export type AnyEventDefinitions = Readonly<Record<string, AnyEventDefinition>>;

/**
 * Converts stored data to the current version, one step at a time. A version from newer code is an error. Reading it as
 * an older version would change its meaning.
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

/**
 * The events of several slices as one map.
 * @throws when two slices have an event of the same name, because a stored event would then be ambiguous
 */
export function joinDefinitions(slices: Iterable<{ readonly events: object }>): AnyEventDefinitions {
  const joined = new Map<string, AnyEventDefinition>();
  for (const { events } of slices)
    for (const [type, definition] of Object.entries(events)) {
      if (joined.has(type)) throw new TypeError(`${type} is an event of two slices`);
      joined.set(type, definition as AnyEventDefinition);
    }
  return Object.fromEntries(joined);
}
