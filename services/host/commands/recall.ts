import { userInfo } from 'node:os';

import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { recallByHand, recallRequestFrom } from '../../support/recall/recall-by-hand.js';

/** `npm run recall`: ends the sale of a product and lists its orders. The shop may keep running. */
await runTool(() => {
  const request = recallRequestFrom(process.argv.slice(2));
  return withPlatform((platform) => recallByHand(platform, request, userInfo().username));
});
