import type { DomainEvent } from './event.js';
import type { StreamRef } from './id.js';

/** Stands for the kind of an event's own stream. */
export const OWN = 'own';

/** States that one stream belongs to another. */
export interface Tie<Kind extends string = string> {
  readonly stream: StreamRef<Kind> | typeof OWN;
  readonly owner: StreamRef<Kind> | typeof OWN;
}

type PerType<E extends DomainEvent, Answer> = {
  readonly [Type in E['type']]?: (data: Extract<E, { type: Type }>['data']) => Answer;
};

/** How to find the customer to whom streams of this kind belong. */
export type Owner<E extends DomainEvent, Kind extends string = never> =
  /** The stream is the person's own. */
  | { readonly by: 'birth' }
  /** The stream's events state to which other stream it belongs. */
  | { readonly by: 'events'; readonly ties: PerType<E, readonly Tie<Kind>[]> }
  /** The stream's key is that of a customer or of a guest's order. Its events state which customer they concern. */
  | { readonly by: 'key'; readonly concerns: PerType<E, string> };

/** For a slice whose streams appear in a customer's or guest's history. */
export interface Owned<E extends DomainEvent, Kind extends string = never> {
  readonly owner: Owner<E, Kind>;
}

/** States that the event's own stream belongs to this one. Empty when the key is null. */
export function belongsTo<Kind extends string>(kind: Kind, key: string | null): readonly Tie<Kind>[] {
  return key === null ? [] : [{ stream: OWN, owner: { kind, key } }];
}
