import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { looksByHand } from '../../support/looks/looks-by-hand.js';

/** `npm run looks`: checks the audit log. It only reads, and the shop may keep running. */
await runTool(() => withPlatform(({ store }) => looksByHand(process.argv.slice(2), store)));
