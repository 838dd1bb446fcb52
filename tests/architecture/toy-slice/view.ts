import { projection } from '../../../projections/runner/projection.js';
import { column, viewTable, type RowOf } from '../../../projections/runner/view-table.js';
import type { StampCardEvent } from './slice.js';

const table = viewTable({
  name: 'view_stamp_card',
  key: ['stream_id'],
  columns: { stream_id: column<string>(), status: column<string>() },
});
export type StampCardRow = RowOf<typeof table>;

export const TABLE = 'CREATE TABLE view_stamp_card (stream_id text COLLATE "C" PRIMARY KEY, status text NOT NULL)';

const to =
  (status: string) =>
  (_row: unknown, { streamId }: { readonly streamId: string }): StampCardRow => ({ stream_id: streamId, status });

export const stampCardProjection = projection<StampCardRow, StampCardEvent>({
  name: 'stamp-card',
  version: 1,
  table,
  keys: ({ streamId }) => [[streamId]],
  on: { StampGiven: to('open'), CardFilled: to('full'), CardLapsed: to('lapsed') },
});
