import { Logger } from '@nestjs/common';

import { guarded } from '../../foundation/log/guarded.js';
import { whenOrphaned } from '../orphaned.js';
import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { serveSimulators } from '../../../simulators/serve-simulators.js';

/** `npm run partners`: starts the simulators in one process, for several shop processes on this machine. */
Logger.overrideLogger(['error', 'warn']);
await runTool(() =>
  withPlatform(async (platform) => {
    const ended = theEnd();
    const { file, close } = await serveSimulators(platform, process.env);
    process.stdout.write(`The simulators are open. Set in each process of the shop what stands in ${file}\n`);
    await ended;
    await close();
    return 'The simulators have ended.';
  }),
);

function theEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, guarded('a signal', resolve));
    if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(resolve);
  });
}
