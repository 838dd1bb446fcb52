import type { LookSubject } from '../../../domain/look-log/index.js';
import type { Action } from '../../../domain/permission/index.js';
import type { DeskName } from '../contract/desks.js';

/** A desk of the console as it registers: one small file in `services/support/desks/` each. */
export interface Desk<S extends object> {
  readonly name: DeskName;
  /** The desk on whose page this one stands: one reason opens both. */
  readonly within?: DeskName;
  readonly right: Action;
  /** In the words of the page that asks for a reason. */
  readonly shows: string;
  /** A person's desk is opened for a call, the shop's own for a day's work (`staffRule`). */
  readonly holds: 'openMinutes' | 'deskMinutes';
  /** What a reason may be given for at this desk; null for what is no such thing. */
  readonly opens: (key: string) => LookSubject | null;
  readonly calls: Calls<S>;
}

type AnyCall = (...given: never[]) => unknown;

/** Every call that the desk's service has; one without its entry does not compile. */
export type Calls<S> = {
  readonly [M in keyof S as S[M] extends AnyCall ? M : never]: S[M] extends (...given: infer A) => infer R
    ? CallEntry<A, Awaited<R>>
    : never;
};

export interface CallEntry<A extends readonly unknown[], R> {
  /** What is shown again within some minutes is one look; what is done is recorded each time. */
  readonly outcome: 'shown' | 'done';
  /** Null when there is nothing that the call could be about. */
  readonly about: (...given: A) => About | null | Promise<About | null>;
  readonly reason: ReasonOf<A>;
  /** Calls that make up one look together. */
  readonly look?: string;
  readonly sought?: (...given: A) => readonly Sought[];
  readonly found?: (answer: R) => readonly string[];
}

export interface About {
  readonly subject: LookSubject;
  /** What a person has typed: never kept as it is. */
  readonly typed?: true;
  readonly item?: string;
  /** The key of the reason that lets the call in; that of the whole desk when absent. */
  readonly key?: string;
}

/** As it was written; only its keyed hash is recorded. */
export interface Sought {
  readonly kind: string;
  readonly text: string;
}

/** Given beforehand, given with the call, or always the same: the last only where nothing personal is shown. */
export type ReasonOf<A extends readonly unknown[]> =
  'opened' | { readonly given: (...given: A) => string } | { readonly always: string };

/** The key of a whole desk. */
export const WHOLE = '';

/** Where the reason is kept; a customer's under their id alone. */
export function openingKey({ name, within = name }: Pick<AnyDesk, 'name' | 'within'>, key: string): string {
  return key === WHOLE ? `desk:${within}` : key;
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A desk, whichever; what its calls are given is what its service's are. */
export interface AnyDesk extends Omit<Desk<object>, 'calls'> {
  readonly calls: Readonly<Record<string, AnyEntry>>;
}

export type AnyEntry = CallEntry<readonly unknown[], unknown>;
