import type { Instant, RecordedEvent } from '../../../../domain/kernel/index.js';
import type { Stop } from '../../../../domain/replay-history/index.js';
import { parseStreamId, type StreamKind } from '../../../../domain/slices.js';
import { describeEvent, labelOf } from '../../events/describe-event.js';
import type { Importance } from '../../events/event-text.js';
import { atStop, type At } from '../at.js';
import { timeLine, weighTime, type Turn } from './time-texts.js';
import { replayTexts as texts } from '../texts.js';

/** The kind of a row in the chart: a stream kind, or changes that time alone made. */
export type LaneKind = StreamKind | 'time';

/** The type of a stop at which time alone changed a value. No event has this type. */
export const TIME = 'time';

export interface Entry {
  readonly index: number;
  readonly at: At;
  /** How many events have happened up to this entry. */
  readonly step: number;
  readonly label: string;
  readonly line: string;
  readonly importance: Importance;
  readonly instant: Instant;
  readonly kind: LaneKind | null;
  readonly actor: string;
  /** The event itself; null when time alone changed a value. */
  readonly event: EventFacts | null;
}

export interface EventFacts {
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly actorId: string;
  /** The step of the event that caused this one, if the history contains it. */
  readonly causeStep: number | null;
  readonly causeLabel: string | null;
}

export function entryOfEvent(
  index: number,
  stop: Stop,
  event: RecordedEvent,
  cause: { readonly step: number; readonly type: string } | null,
): Entry {
  const { eventId, streamId, revision, actor, effectiveAt } = event;
  return {
    index,
    at: atStop(stop),
    step: stop.step,
    ...describeEvent(event),
    instant: effectiveAt,
    kind: parseStreamId(streamId)?.kind ?? null,
    actor: actor.kind,
    event: {
      ...{ eventId, streamId, revision, actorId: actor.id },
      causeStep: cause?.step ?? null,
      causeLabel: cause && labelOf(cause.type),
    },
  };
}

export function entryOfDay(index: number, stop: Stop, turn: Turn): Entry {
  return {
    index,
    at: atStop(stop),
    step: stop.step,
    label: texts.timePassed,
    line: timeLine(turn),
    importance: weighTime(turn),
    instant: stop.instant ?? '',
    kind: TIME,
    actor: TIME,
    event: null,
  };
}

export function typeLabel(type: string): string {
  return type === TIME ? texts.timePassed : labelOf(type);
}
