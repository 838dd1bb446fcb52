import { decider, type Slice, type StreamReading } from '../kernel/index.js';
import { recordLook, type Digest, type RecordLook } from './commands/record-look.js';
import { lookLogEvents, type LookLogEvent } from './events.js';
import { evolve, initial, type LookLogState } from './state.js';

/** The key of the one stream of all audit entries. */
export const LOOK_LOG = 'console';

export const lookLog: StreamReading<LookLogState, LookLogEvent, 'look-log'> = {
  kind: 'look-log',
  events: lookLogEvents,
  initial,
  evolve,
  stateInLast: true,
};

/** Creates the slice. The digest is a parameter, because the domain cannot compute one. */
export function lookLogWith(digest: Digest): Slice<RecordLook, LookLogState, LookLogEvent, never, 'look-log'> {
  const recordWith = (command: RecordLook, state: LookLogState) => recordLook(command, state, digest);
  return { ...lookLog, decide: decider({ RecordLook: recordWith }) };
}

export { chainFault } from './chain.js';
export type { Digest, RecordLook } from './commands/record-look.js';
export { initial as lookLogBegins, type LookLogState } from './state.js';
export * from './events.js';
