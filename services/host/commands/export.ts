import 'reflect-metadata';

import { parseStreamId, streamId } from '../../../domain/slices.js';
import { streamsOwnedBy } from '../../../projections/customer-timeline/queries.js';
import { exportStreams } from '../../support/export-stream.js';
import { runTool, withPlatform } from '../tool/command-line-tool.js';

/** `npm run export <stream id | customer id>`: NDJSON on standard output, with personal data replaced. */
await runTool(() => {
  const id = process.argv[2];
  if (!id) throw new Error('usage: npm run export <stream id | customer id>');
  return withPlatform(async ({ store, db }) => {
    const streams = parseStreamId(id) ? [id] : await streamsOwnedBy(db, streamId('customer', id));
    const lines = await exportStreams(store, streams);
    if (!lines) throw new Error(`there are no events of ${id}`);
    return lines.trimEnd();
  });
});
