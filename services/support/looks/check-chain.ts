import {
  breakOf,
  LOOK_LOG,
  lookLogBegins,
  type LookLogState,
  type LookRecorded,
} from '../../../domain/look-log/index.js';
import type { RecordedEvent } from '../../../domain/kernel/index.js';
import { streamId } from '../../../domain/slices.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { sha256 } from '../audit/digest.js';

const PAGE = 1_000;
const STREAM = streamId('look-log', LOOK_LOG);

export interface ChainReport {
  readonly end: LookLogState;
  /** The first entry that does not follow from the one before; null when the chain is whole. */
  readonly broken: { readonly place: number; readonly at: string; readonly why: string } | null;
  /** Whether the entry kept by the auditor is in the chain; null when none was given. */
  readonly keptStands: boolean | null;
}

/** Reads the whole chain. @param kept an entry printed earlier: without it a cut-off end would not show. */
export async function checkChain(
  store: Pick<EventStore, 'readStream'>,
  kept: LookLogState | null = null,
): Promise<ChainReport> {
  let end = lookLogBegins;
  let keptStands = kept && false;
  for (let from = 0; ; from += PAGE) {
    const page = (await store.readStream(STREAM, { from, limit: PAGE })) as readonly RecordedEvent<LookRecorded>[];
    for (const { data, recordedAt } of page) {
      const why = breakOf(end, data, sha256);
      if (why) return { end, broken: { place: end.number + 1, at: recordedAt, why }, keptStands };
      end = { number: data.number, hash: data.hash };
      if (kept?.number === end.number && kept.hash === end.hash) keptStands = true;
    }
    if (page.length < PAGE) return { end, broken: null, keptStands };
  }
}
