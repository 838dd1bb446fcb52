import type { LookSubject } from '../../../domain/look-log/index.js';
import type { Action } from '../../../domain/permission/index.js';
import type { DeskName } from '../contract/desks.js';

/** A desk of the console: one small file in `services/support/desks/`, registered by the module beside it. */
export interface Desk<S extends object, Name extends DeskName = DeskName> {
  readonly name: Name;
  /** The desk on whose page this one is shown: one reason opens both. */
  readonly within?: DeskName;
  readonly right: Action;
  readonly shows: string;
  /** A person's desk is opened for a call, the shop's own for a day's work (`staffRule`). */
  readonly holds: 'openMinutes' | 'deskMinutes';
  /** The subject that a key names at this desk; null for an invalid key. */
  readonly opens: (key: string) => LookSubject | null;
  readonly calls: Calls<S>;
}

type AnyCall = (...given: never[]) => unknown;

/** All calls of the desk's service; a missing one does not compile. */
export type Calls<S> = {
  readonly [M in keyof S as S[M] extends AnyCall ? M : never]: S[M] extends (...given: infer A) => infer R
    ? CallEntry<A, Awaited<R>>
    : never;
};

export interface CallEntry<A extends readonly unknown[], R> {
  /** Repeated views within some minutes are one look; an act is recorded each time. */
  readonly outcome: 'shown' | 'done';
  /** Null when the call has no valid subject. */
  readonly about: (...given: A) => About | null | Promise<About | null>;
  readonly reason: ReasonOf<A>;
  /** Calls with the same name count as one look. */
  readonly look?: string;
  readonly sought?: (...given: A) => readonly Sought[];
  readonly found?: (answer: R) => readonly string[];
}

export interface About {
  readonly subject: LookSubject;
  /** Typed text, which may be personal: it is never stored in clear. */
  readonly typed?: true;
  readonly item?: string;
  /** The key of the reason that the call needs; by default that of the whole desk. */
  readonly key?: string;
}

/** In clear; only its keyed hash is recorded. */
export interface Sought {
  readonly kind: string;
  readonly text: string;
}

/** Given beforehand, with the call, or fixed. A fixed reason is allowed only where nothing personal is shown. */
export type ReasonOf<A extends readonly unknown[]> =
  'opened' | { readonly given: (...given: A) => string } | { readonly always: string };

export const WHOLE = '';

/** Where the reason is stored; for a customer under their id alone. */
export function openingKey({ name, within = name }: Pick<AnyDesk, 'name' | 'within'>, key: string): string {
  return key === WHOLE ? `desk:${within}` : key;
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any desk, without the types of its calls' arguments. */
export interface AnyDesk extends Omit<Desk<object>, 'calls'> {
  readonly calls: Readonly<Record<string, AnyEntry>>;
}

export type AnyEntry = CallEntry<readonly unknown[], unknown>;
