import { OWN, streamName, type Owner, type RecordedEvent, type Tie } from '../../domain/kernel/index.js';
import { customerSlices } from '../../domain/slices.js';
import type { Projection, RowKey } from '../runner/projection.js';
import { streamOwnerTable, type StreamOwnerRow } from './table.js';

type AnyTies = Readonly<Record<string, (data: unknown) => readonly Tie[]>>;

/**
 * For each event type, a function that returns which streams the event connects. The slices declare these functions.
 */
const ties: AnyTies = Object.assign({}, ...Object.values(customerSlices).map(({ owner }) => tiesOf(owner)));

/** Stores which stream belongs to which. A guest's history joins the customer's when the cart is claimed or merged. */
export const streamOwnerProjection: Projection<StreamOwnerRow> = {
  name: 'stream-owner',
  version: 1,
  table: streamOwnerTable,
  types: Object.keys(ties),
  appendOnly: false,
  keys: (event) => tiesIn(event).map((tie) => pairOf(tie, event.streamId)),
  project: (row, _event, [stream, owner]) => row ?? { stream_id: stream as string, owner_id: owner as string },
};

function tiesOf(owner: Owner<never, string>): AnyTies {
  return owner.by === 'events' ? (owner.ties as AnyTies) : {};
}

function tiesIn({ type, data }: RecordedEvent): readonly Tie[] {
  const tiesOfType = ties[type];
  if (!tiesOfType) throw new TypeError(`${type} does not name the owner of a stream`);
  return tiesOfType(data);
}

function pairOf({ stream, owner }: Tie, own: string): RowKey {
  return [stream, owner].map((one) => (one === OWN ? own : streamName(one)));
}
