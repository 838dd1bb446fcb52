import type { LookSubject } from '../../../domain/look-log/index.js';
import type { Action } from '../../../domain/permission/index.js';
import type { DeskName } from '../contract/desks.js';

/**
 * One service of the console, called a desk, with the rules for each of its calls. The desk's own module registers it.
 */
export interface Desk<S extends object, Name extends DeskName = DeskName> {
  readonly name: Name;
  /** Another desk whose page also shows this desk. One reason opens both. */
  readonly within?: DeskName;
  readonly right: Action;
  readonly shows: string;
  /**
   * How long a reason opens the desk. `openMinutes` is the length of a phone call, `deskMinutes` a working day
   * (`staffRule`).
   */
  readonly holds: 'openMinutes' | 'deskMinutes';
  /** Returns the subject that a key identifies. Null for an invalid key. */
  readonly opens: (key: string) => LookSubject | null;
  readonly calls: Calls<S>;
}

type AnyCall = (...given: never[]) => unknown;

/** One rule for each call of the service. A call without a rule does not compile. */
export type Calls<S> = {
  readonly [M in keyof S as S[M] extends AnyCall ? M : never]: S[M] extends (...given: infer A) => infer R
    ? CallEntry<A, Awaited<R>>
    : never;
};

export interface CallEntry<A extends readonly unknown[], R> {
  /** With `shown`, repeated calls within some minutes are recorded once. With `done`, each call is recorded. */
  readonly outcome: 'shown' | 'done';
  /** Returns the subject of the call. Null when it has no valid subject. */
  readonly about: (...given: A) => About | null | Promise<About | null>;
  readonly reason: ReasonOf<A>;
  /** True where it shows what is prescribed, or changes it: only a pharmacist on duty may (RX-06). */
  readonly onDuty?: true;
  /** The name under which the call is recorded. Calls with the same name count as repeated. */
  readonly look?: string;
  readonly sought?: (...given: A) => readonly Sought[];
  readonly found?: (answer: R) => readonly string[];
}

export interface About {
  readonly subject: LookSubject;
  /** True for typed text, which may be personal. Only its hash is stored. */
  readonly typed?: true;
  readonly item?: string;
  /** The key under which the needed reason is stored. Default: that of the whole desk. */
  readonly key?: string;
}

/** Plain search text. Only its keyed hash is recorded. */
export interface Sought {
  readonly kind: string;
  readonly text: string;
}

/**
 * How the staff member gives the reason: earlier, when the desk was opened, or in the call itself. A fixed reason is
 * allowed only where nothing personal is shown.
 */
export type ReasonOf<A extends readonly unknown[]> =
  'opened' | { readonly given: (...given: A) => string } | { readonly always: string };

export const WHOLE = '';

/** Returns the key under which a reason is stored. For a customer it is the customer id alone. */
export function openingKey({ name, within = name }: Pick<AnyDesk, 'name' | 'within'>, key: string): string {
  return key === WHOLE ? `desk:${within}` : key;
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any desk, without the types of its calls' arguments. */
export interface AnyDesk extends Omit<Desk<object>, 'calls'> {
  readonly calls: Readonly<Record<string, AnyEntry>>;
}

export type AnyEntry = CallEntry<readonly unknown[], unknown>;
