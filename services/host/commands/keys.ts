import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { changeKeys } from '../../foundation/keys/change-keys.js';

/**
 * `npm run keys [-- --leave-unreadable]`: completes the replacement of keys while the shop runs (docs/operations.md).
 */
const [option, ...more] = process.argv.slice(2);

await runTool(async () => {
  if (more.length > 0 || (option !== undefined && option !== '--leave-unreadable'))
    throw new Error('npm run keys [-- --leave-unreadable]');
  const said = await withPlatform((platform) =>
    changeKeys(platform, {
      onProgress: (line) => process.stderr.write(`${line}\n`),
      leaveUnreadable: option !== undefined,
    }),
  );
  return said.join('\n');
});
