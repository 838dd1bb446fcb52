import { decider } from '../kernel/index.js';
import { receiveAccount } from './commands/receive-account.js';

export const decide = decider({ ReceiveHighCostAccount: receiveAccount });

export type HighCostAccountCommand = Parameters<typeof decide>[0];
