import { dateOf } from '../format.js';
import { importanceOf } from '../events/describe-event.js';
import type { Entry, Replayed } from './open-replay.js';
import { passesImportance, type TimelineFilter } from './query.js';

/** A page of the list, the newest first. */
export interface TimelinePage {
  readonly entries: readonly Entry[];
  /** Events that pass the filter, in all. */
  readonly matching: number;
  /** Where the pages beside begin; null at an end. */
  readonly newer: number | null;
  readonly older: number | null;
}

export const PAGE = 60;

/** Steps that pass a filter, oldest first. */
export function matchingSteps(replayed: Replayed, filter: TimelineFilter): readonly number[] {
  const steps: number[] = [];
  for (let step = 1; step <= replayed.total; step += 1) if (passes(replayed, step, filter)) steps.push(step);
  return steps;
}

function passes(replayed: Replayed, step: number, filter: TimelineFilter): boolean {
  const event = replayed.event(step);
  if (!event) return false;
  if (filter.type && event.type !== filter.type) return false;
  if (filter.actor && event.actor.kind !== filter.actor) return false;
  if (!passesImportance(importanceOf(event.type), filter)) return false;
  if (filter.from && dateOf(event.effectiveAt) < filter.from) return false;
  if (filter.to && dateOf(event.effectiveAt) > filter.to) return false;
  return !filter.text || replayed.searchText(step).includes(filter.text.toLowerCase());
}

/**
 * The page whose newest event is `listFrom`, or, without it, the page around the present step.
 * Pages lie at fixed places, so that stepping within one moves nothing.
 */
export function timelinePage(
  replayed: Replayed,
  matching: readonly number[],
  step: number,
  listFrom: number | null,
): TimelinePage {
  const newest = matching.length - 1;
  const anchor = Math.min(listFrom ?? step, replayed.total);
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

/** Index of the last step not later than one; -1 when all are later. */
export function lastAtOrBefore(steps: readonly number[], step: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] as number) <= step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
