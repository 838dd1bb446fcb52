import { allProjections, ProjectionRunner, type RebuildReport } from '../../../projections/index.js';
import { runTool, withPlatform } from '../tool/command-line-tool.js';

/**
 * `npm run rebuild <view> [<view> …]`: rebuilds views beside the live ones and swaps them. The shop may keep running.
 */
const views = process.argv.slice(2);

await runTool(() =>
  withPlatform(async ({ store, pool, hash }) => {
    const projections = allProjections({ fingerprint: (kind, text) => hash.of(kind, text) });
    const known = projections.map(({ name }) => name);
    const unknown = views.find((view) => !known.includes(view));
    if (views.length === 0 || unknown)
      throw new Error(`${unknown ? `${unknown}: there is no such view. ` : ''}Views: ${known.join(', ')}`);
    const reports = await new ProjectionRunner(store, pool, projections).rebuild(views, {
      onProgress: ({ view, phase, events, fraction }) =>
        process.stderr.write(`\r${view}: ${phase}, ${events} events, ${Math.round(fraction * 100)} %   `),
    });
    return reports.map(linesOf).join('');
  }),
);

function linesOf({ view, events, seconds, exact, comparison }: RebuildReport): string {
  const verdict = exact ? 'the same as before' : `${comparison?.differences ?? 'all'} rows differ from before`;
  return `\n${view}: ${events} events in ${seconds.toFixed(1)} s, ${verdict}`;
}
