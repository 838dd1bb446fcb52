import { sql } from 'kysely';

import { atStockholm } from '../../../domain/kernel/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import { defineJob } from '../../../services/foundation/job-engine/job.js';
import { stampCard, type CardLapsed } from './slice.js';
import type { StampCardRow } from './view.js';

export const lapseCards = defineJob<CardLapsed>({
  name: 'stamp-cards',
  dueAt: (date) => atStockholm(date, '03:00'),
  effectiveAt: (date) => atStockholm(date, '03:00'),
  async *subjects(db, date) {
    const { rows } = await sql<StampCardRow>`SELECT * FROM view_stamp_card WHERE status = 'full'`.execute(db);
    yield rows.map(({ stream_id: streamId }) => ({
      streamId,
      send: (commands, context) =>
        commands.handle(stampCard, parseStreamId(streamId)?.key ?? '', { type: 'LapseCard', on: date }, context),
    }));
  },
  views: ['stamp-card'],
  eventTypes: ['CardLapsed'],
  sums: { lapsed: () => 1 },
});
