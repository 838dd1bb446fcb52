import path from 'node:path';

import { startEmbedded } from '../../services/foundation/database/embedded.js';
import { withPlatform, type StepInput } from '../step.js';

/**
 * Skips the events that an earlier bench left in EventStoreDB. The keys of those events were in a deleted database, so
 * a shop would refuse to start. A checkpoint shows that the new database begins after these events.
 */
export async function beginBehindOthers(directory: string, input: StepInput): Promise<void> {
  const database = await startEmbedded({ directory: path.join(directory, 'postgres') });
  await withPlatform({ ...input, directory, databaseUrl: database.url }, async ({ pool, store }) => {
    const text = `INSERT INTO follower_checkpoint (follower, version, position) VALUES ('bench', 1, $1)`;
    await pool.query(text, [await store.head()]);
  }).finally(() => database.stop());
}
