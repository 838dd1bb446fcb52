import { dateOf } from '../../format.js';
import { importanceOf } from '../../events/describe-event.js';
import { TIME, type Entry } from './entry.js';
import type { Replayed } from '../open-replay.js';
import type { TimelineFilter } from '../query.js';

/** One page of the list, newest first. */
export interface TimelinePage {
  readonly entries: readonly Entry[];
  readonly matching: number;
  /** The first stop of the next page in each direction; null when there is none. */
  readonly newer: number | null;
  readonly older: number | null;
}

export const PAGE = 60;

/** Indexes of the stops that pass the filter, oldest first. */
export function matchingStops(replayed: Replayed, filter: TimelineFilter): readonly number[] {
  const places: number[] = [];
  for (let index = 1; index < replayed.stops.length; index += 1)
    if (passes(replayed, index, filter)) places.push(index);
  return places;
}

function passes(replayed: Replayed, index: number, filter: TimelineFilter): boolean {
  const event = replayed.event(index);
  const at = event?.effectiveAt ?? replayed.stops[index]?.instant ?? '';
  if (filter.type && replayed.type(index) !== filter.type) return false;
  if (filter.actor && (event?.actor.kind ?? TIME) !== filter.actor) return false;
  if (filter.important && !isImportant(replayed, index)) return false;
  if (filter.from && dateOf(at) < filter.from) return false;
  if (filter.to && dateOf(at) > filter.to) return false;
  return !filter.text || replayed.searchText(index).includes(filter.text.toLowerCase());
}

/** The type of an event decides whether it is important. For a day without an event, the changes of the day decide. */
function isImportant(replayed: Replayed, index: number): boolean {
  const event = replayed.event(index);
  return (event ? importanceOf(event.type) : replayed.entry(index)?.importance) === 'high';
}

/**
 * Returns the page of the list that contains `listFrom` or the present stop. Pages have fixed limits, so that the list
 * does not move at each step.
 */
export function timelinePage(
  replayed: Replayed,
  matching: readonly number[],
  index: number,
  listFrom: number | null,
): TimelinePage {
  const newest = matching.length - 1;
  const anchor = Math.min(listFrom ?? index, replayed.stops.length - 1);
  const place = lastAtOrBefore(matching, anchor);
  const first = newest - Math.floor((newest - Math.max(place, 0)) / PAGE) * PAGE;
  const shown = matching.slice(Math.max(0, first - PAGE + 1), first + 1).reverse();
  return {
    entries: shown.flatMap((each) => replayed.entry(each) ?? []),
    matching: matching.length,
    newer: first < newest ? (matching[Math.min(newest, first + PAGE)] ?? null) : null,
    older: first - PAGE >= 0 ? (matching[first - PAGE] ?? null) : null,
  };
}

/** Finds the last stop at or before `place` in a sorted list. Returns its index, or -1 when there is none. */
export function lastAtOrBefore(places: readonly number[], place: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
