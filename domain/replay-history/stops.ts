import { startOfDay, stockholmDate, type BusinessDate, type Instant, type RecordedEvent } from '../kernel/index.js';
import { emptyHistory, evolveHistory, placeStreams } from './history-state.js';
import { turningDays } from './shown-streams.js';

export interface Stop {
  readonly step: number;
  /** The time of this point. Null before the first event. */
  readonly instant: Instant | null;
  /** The day on which time alone changed a value. Null when an event changed it. */
  readonly day: BusinessDate | null;
}

/**
 * All points on the slider through an instant, starting before the first event. A day when time alone changed a value
 * begins with its own point. So the change does not look like the effect of an event. `times` says when each event
 * counts.
 */
export function stopsOf(events: readonly RecordedEvent[], times: readonly Instant[], until: Instant): readonly Stop[] {
  const evolve = evolveHistory(placeStreams(events));
  const dates = [...times, until].map(stockholmDate);
  const stops: Stop[] = [{ step: 0, instant: null, day: null }];
  let state = emptyHistory;
  events.forEach((event, index) => {
    state = evolve(state, event);
    const step = index + 1;
    stops.push({ step, instant: times[index] as Instant, day: null });
    for (const day of turningDays(state, dates[index] ?? '', dates[step] ?? ''))
      stops.push({ step, instant: startOfDay(day), day });
  });
  return stops;
}
