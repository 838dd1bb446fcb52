import { readConfig } from '../../foundation/config/config.js';
import { openDatabase } from '../../foundation/platform/platform.js';
import { connect } from '../../foundation/database/connection.js';
import { claimDatabase, refuseOtherEnvironment } from '../../foundation/database/environment-mark.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { migrate, pendingMigrations } from '../../foundation/database/migrate.js';
import { refuseNewerRelease } from '../../foundation/database/newer-release.js';
import { PARTNER_SECRETS } from '../../partners/partners.js';

/** `npm run migrate`: migrates the database. In production the shop's start does not do it. */
const { environment, ...config } = readConfig(process.env, PARTNER_SECRETS);
const database = await openDatabase({ environment, ...config });
const { db, pool, close } = connect(database.url, 2);
try {
  await refuseNewerRelease(db, allEventDefinitions);
  await refuseOtherEnvironment(pool, environment);
  const pending = await pendingMigrations(db);
  await migrate(db);
  await claimDatabase(pool, environment);
  process.stdout.write(pending.length > 0 ? `Migrated: ${pending.join(', ')}\n` : 'Nothing to migrate.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
} finally {
  await close();
  await database.stop();
}
