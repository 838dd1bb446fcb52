import type { Slice } from '../kernel/index.js';
import { recordLook, type Digest, type RecordLook } from './commands/record-look.js';
import { lookLogEvents, type LookLogEvent } from './events.js';
import { evolve, initial, type LookLogState } from './state.js';

/** The stream of all looks there are. */
export const LOOK_LOG = 'console';

export function lookLogWith(digest: Digest): Slice<RecordLook, LookLogState, LookLogEvent, never> {
  return {
    kind: 'look-log',
    events: lookLogEvents,
    initial,
    evolve,
    decide: (command, state) => recordLook(command, state, digest),
    stateInLast: true,
  };
}

export { breakOf } from './chain.js';
export type { Digest, RecordLook } from './commands/record-look.js';
export { initial as lookLogBegins, type LookLogState } from './state.js';
export * from './events.js';
