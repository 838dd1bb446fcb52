import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { staffByHand } from '../../access/staff/staff-by-hand.js';
import { StaffAccounts } from '../../access/staff/staff-accounts.js';

/** `npm run staff`: adds and removes accounts and renews passwords. The shop may keep running. */
await runTool(() =>
  withPlatform(({ pool, clock }) => staffByHand(process.argv.slice(2), new StaffAccounts(pool, clock), pool)),
);
