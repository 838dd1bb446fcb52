import { comparePositions } from '../../../../domain/kernel/index.js';
import type { StoredRow } from '../encoded-event.js';

export function inOrder(rows: readonly StoredRow[]): StoredRow[] {
  return [...rows].sort((a, b) => comparePositions(a.position, b.position));
}

export function byStream<Place extends { readonly streamId: string }>(places: readonly Place[]): Map<string, Place[]> {
  const streams = new Map<string, Place[]>();
  for (const place of places) streams.set(place.streamId, [...(streams.get(place.streamId) ?? []), place]);
  return streams;
}
