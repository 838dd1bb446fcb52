import { readConfig } from '../config/config.js';
import { openDatabase } from '../platform/platform.js';
import { connect } from './connection.js';
import { migrate, pendingMigrations } from './migrate.js';

/** `npm run migrate`: brings the database up to date; a production start refuses to do it by itself. */
const database = await openDatabase(readConfig());
const { db, close } = connect(database.url, 2);
try {
  const pending = await pendingMigrations(db);
  await migrate(db);
  process.stdout.write(pending.length > 0 ? `Migrated: ${pending.join(', ')}\n` : 'Nothing to migrate.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
} finally {
  await close();
  await database.stop();
}
