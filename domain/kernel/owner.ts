import type { DomainEvent } from './event.js';
import type { StreamRef } from './id.js';

/** Stands for the stream in which an event is recorded. */
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
  /** The stream is a person's own, for example `customer`. */
  | { readonly by: 'birth' }
  /** Events of the stream name the stream to which it belongs. */
  | { readonly by: 'events'; readonly ties: PerType<E, readonly Tie<Kind>[]> }
  /** The stream's key is the id of a customer or of a guest's order. Its events name the customer whom they concern. */
  | { readonly by: 'key'; readonly concerns: PerType<E, string> };

/** The part of a slice that finds the owner of its streams. */
export interface Owned<E extends DomainEvent, Kind extends string = never> {
  readonly owner: Owner<E, Kind>;
}

/**
 * States that the event's own stream belongs to the stream of this kind and key. The list is empty when the key is
 * null.
 */
export function belongsTo<Kind extends string>(kind: Kind, key: string | null): readonly Tie<Kind>[] {
  return key === null ? [] : [{ stream: OWN, owner: { kind, key } }];
}
