import type { Slice } from '../kernel/index.js';
import { decide, type WithdrawalClaimCommand } from './decide.js';
import { withdrawalClaimEvents, type WithdrawalClaimEvent } from './events.js';
import type { WithdrawalClaimRejection } from './rejections.js';
import { evolve, initial, type WithdrawalClaimState } from './state.js';

/**
 * Which order has the next withdrawal of a prescription, whoever of its patient, guardians or owners ordered it. Its
 * stream has a keyed hash of the register's id as key.
 */
export const withdrawalClaim: Slice<
  WithdrawalClaimCommand,
  WithdrawalClaimState,
  WithdrawalClaimEvent,
  WithdrawalClaimRejection,
  'withdrawal-claim'
> = { kind: 'withdrawal-claim', events: withdrawalClaimEvents, initial, evolve, decide };

export { claimedBy, type WithdrawalClaimState } from './state.js';
export type { WithdrawalClaimCommand } from './decide.js';
export type { WithdrawalClaimRejection } from './rejections.js';
export * from './events.js';
