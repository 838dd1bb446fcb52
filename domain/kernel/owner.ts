import type { DomainEvent } from './event.js';
import type { StreamRef } from './id.js';

/** The kind of an event's own stream, in a tie. */
export const OWN = 'own';

/** A stream that belongs to another one. */
export interface Tie<Kind extends string = string> {
  readonly stream: StreamRef<Kind> | typeof OWN;
  readonly owner: StreamRef<Kind> | typeof OWN;
}

type PerType<E extends DomainEvent, Answer> = {
  readonly [Type in E['type']]?: (data: Extract<E, { type: Type }>['data']) => Answer;
};

/** How to find the owner of a kind's streams, in whose history they appear. */
export type Owner<E extends DomainEvent, Kind extends string = never> =
  /** The person's own stream, the end of every chain of ownership. */
  | { readonly by: 'birth' }
  /** Its events tell to which other stream a stream belongs. */
  | { readonly by: 'events'; readonly ties: PerType<E, readonly Tie<Kind>[]> }
  /** Its key is the key of a customer or of a guest's order; its events tell which customer they concern. */
  | { readonly by: 'key'; readonly concerns: PerType<E, string> };

/** For a slice whose streams appear in a customer's or guest's history. */
export interface Owned<E extends DomainEvent, Kind extends string = never> {
  readonly owner: Owner<E, Kind>;
}

/** Ties the event's own stream to this one; to none while the key is null. */
export function belongsTo<Kind extends string>(kind: Kind, key: string | null): readonly Tie<Kind>[] {
  return key === null ? [] : [{ stream: OWN, owner: { kind, key } }];
}
