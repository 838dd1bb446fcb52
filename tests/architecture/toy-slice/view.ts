import { projection, type ViewTable } from '../../../projections/runner/projection.js';
import type { StampCardEvent } from './slice.js';

export interface StampCardRow {
  readonly stream_id: string;
  readonly status: string;
}

const table: ViewTable<StampCardRow> = {
  name: 'view_stamp_card',
  key: ['stream_id'],
  columns: ['stream_id', 'status'],
};

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
