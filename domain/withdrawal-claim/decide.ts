import { decider } from '../kernel/index.js';
import { claimWithdrawal } from './commands/claim-withdrawal.js';
import { endClaim } from './commands/end-claim.js';

export const decide = decider({ ClaimWithdrawal: claimWithdrawal, EndClaim: endClaim });

export type WithdrawalClaimCommand = Parameters<typeof decide>[0];
