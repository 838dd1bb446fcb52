import {
  chainFault,
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
  /** The first entry of the audit log that does not continue the hash chain. Null when the chain is intact. */
  readonly broken: { readonly place: number; readonly at: string; readonly why: string } | null;
  /** Whether the entry that the auditor kept from an earlier check is in the chain. Null when none was given. */
  readonly keptStands: boolean | null;
}

/**
 * Checks the whole hash chain of the audit log.
 * @param kept an entry that was printed earlier. Without it, a chain that was cut at the end looks intact.
 */
export async function checkChain(
  store: Pick<EventStore, 'readStream'>,
  kept: LookLogState | null = null,
): Promise<ChainReport> {
  let end = lookLogBegins;
  let keptStands = kept && false;
  for (let from = 0; ; from += PAGE) {
    const page = (await store.readStream(STREAM, { from, limit: PAGE })) as readonly RecordedEvent<LookRecorded>[];
    for (const { data, recordedAt } of page) {
      const why = chainFault(end, data, sha256);
      if (why) return { end, broken: { place: end.number + 1, at: recordedAt, why }, keptStands };
      end = { number: data.number, hash: data.hash };
      if (kept?.number === end.number && kept.hash === end.hash) keptStands = true;
    }
    if (page.length < PAGE) return { end, broken: null, keptStands };
  }
}
