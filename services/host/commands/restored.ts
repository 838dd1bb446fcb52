import 'reflect-metadata';

import { Logger } from '@nestjs/common';

import { runTool, withRestoredPlatform } from '../tool/command-line-tool.js';
import { restored } from '../restore/restored.js';

/** `npm run restored`: prepares a restored database or event store. Run it before the first start. */
Logger.overrideLogger(['error', 'warn']);
await runTool(() =>
  withRestoredPlatform(async (platform) => {
    const { events, erasedAgain } = await restored(platform);
    const what = platform.config.eventStoreUrl ? 'positions were moved' : 'events have their new places';
    return `${events} ${what}; ${erasedAgain.length} persons were erased again. The shop may be started.`;
  }),
);
