import type { DomainEvent } from './event.js';
import type { StreamRef } from './id.js';

/** The stream that an event stands in. */
export const OWN = 'own';

/** A stream that belongs to another one. */
export interface Tie<Kind extends string = string> {
  readonly stream: StreamRef<Kind> | typeof OWN;
  readonly owner: StreamRef<Kind> | typeof OWN;
}

type PerType<E extends DomainEvent, Answer> = {
  readonly [Type in E['type']]?: (data: Extract<E, { type: Type }>['data']) => Answer;
};

/** How it is known whose history the streams of a kind are part of. */
export type Owner<E extends DomainEvent, Kind extends string = never> =
  /** The person's own stream, to which in the end the others belong. */
  | { readonly by: 'birth' }
  /** Its events tell: of a stream, to which other one it belongs. */
  | { readonly by: 'events'; readonly ties: PerType<E, readonly Tie<Kind>[]> }
  /** Its key is that of a customer, or of a guest's order; its events tell which customer they concern. */
  | { readonly by: 'key'; readonly concerns: PerType<E, string> };

/** Part of a slice whose streams are a customer's or a guest's, and stand in their history. */
export interface Owned<E extends DomainEvent, Kind extends string = never> {
  readonly owner: Owner<E, Kind>;
}

/** The event's own stream belongs to this one; to nobody yet where there is no key. */
export function belongsTo<Kind extends string>(kind: Kind, key: string | null): readonly Tie<Kind>[] {
  return key === null ? [] : [{ stream: OWN, owner: { kind, key } }];
}
