import type { LookSubject } from '../../../domain/look-log/index.js';
import type { Action } from '../../../domain/permission/index.js';
import type { DeskName } from '../contract/desks.js';

/** One service of the console, with the rules for each of its calls. The desk's own module registers it. */
export interface Desk<S extends object, Name extends DeskName = DeskName> {
  readonly name: Name;
  /** The desk whose page also shows this desk. One reason opens both. */
  readonly within?: DeskName;
  readonly right: Action;
  readonly shows: string;
  /** How long a reason opens the desk: for the length of a phone call, or for a working day (`staffRule`). */
  readonly holds: 'openMinutes' | 'deskMinutes';
  /** The subject that a key identifies. Null for an invalid key. */
  readonly opens: (key: string) => LookSubject | null;
  readonly calls: Calls<S>;
}

type AnyCall = (...given: never[]) => unknown;

/** The rules of all calls of the service. A call without a rule does not compile. */
export type Calls<S> = {
  readonly [M in keyof S as S[M] extends AnyCall ? M : never]: S[M] extends (...given: infer A) => infer R
    ? CallEntry<A, Awaited<R>>
    : never;
};

export interface CallEntry<A extends readonly unknown[], R> {
  /** `shown`: repeated calls within some minutes are recorded once. `done`: each call is recorded. */
  readonly outcome: 'shown' | 'done';
  /** The subject of the call. Null when it has no valid subject. */
  readonly about: (...given: A) => About | null | Promise<About | null>;
  readonly reason: ReasonOf<A>;
  /** Calls with the same name are recorded as one. */
  readonly look?: string;
  readonly sought?: (...given: A) => readonly Sought[];
  readonly found?: (answer: R) => readonly string[];
}

export interface About {
  readonly subject: LookSubject;
  /** True for typed text, which may be personal. Only its hash is stored. */
  readonly typed?: true;
  readonly item?: string;
  /** The key of the reason that the call needs. Default: that of the whole desk. */
  readonly key?: string;
}

/** Plain search text. Only its keyed hash is recorded. */
export interface Sought {
  readonly kind: string;
  readonly text: string;
}

/**
 * Where the reason comes from: given before the call, given in it, or fixed. A fixed reason is allowed only where
 * nothing personal is shown.
 */
export type ReasonOf<A extends readonly unknown[]> =
  'opened' | { readonly given: (...given: A) => string } | { readonly always: string };

export const WHOLE = '';

/** The key under which a reason is stored. For a customer it is the customer id alone. */
export function openingKey({ name, within = name }: Pick<AnyDesk, 'name' | 'within'>, key: string): string {
  return key === WHOLE ? `desk:${within}` : key;
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any desk, without the types of its calls' arguments. */
export interface AnyDesk extends Omit<Desk<object>, 'calls'> {
  readonly calls: Readonly<Record<string, AnyEntry>>;
}

export type AnyEntry = CallEntry<readonly unknown[], unknown>;
