import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { SystemClock } from '../clock/clock.js';
import { readConfig } from '../config/config.js';
import { openDatabase, openPlatform } from '../platform/platform.js';

/** `npm run rebuild <view> [<view> …]`: makes views anew beside the live ones, compares and swaps; the shop may stay up. */
const views = process.argv.slice(2);
const config = readConfig();
const database = await openDatabase(config);
const platform = openPlatform(config, new SystemClock(), database.url);
const projections = allProjections({ fingerprint: (kind, text) => platform.hash.of(kind, text) });
const known = projections.map(({ name }) => name);
const unknown = views.find((view) => !known.includes(view));
if (views.length === 0 || unknown) {
  process.stderr.write(`${unknown ? `${unknown}: there is no such view. ` : ''}Views: ${known.join(', ')}\n`);
  await platform.close();
  await database.stop();
  process.exit(1);
}
const runner = new ProjectionRunner(platform.store, platform.pool, projections);
const reports = await runner.rebuild(views, {
  onProgress: ({ view, phase, events, fraction }) =>
    process.stderr.write(`\r${view}: ${phase}, ${events} events, ${Math.round(fraction * 100)} %   `),
});
for (const { view, events, seconds, exact, comparison } of reports) {
  const verdict = exact ? 'the same as before' : `${comparison?.differences ?? 'all'} rows differ from before`;
  process.stdout.write(`\n${view}: ${events} events in ${seconds.toFixed(1)} s, ${verdict}\n`);
}
await platform.close();
await database.stop();
