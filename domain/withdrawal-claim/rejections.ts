import type { Decision, Rejection } from '../kernel/index.js';
import type { WithdrawalClaimEvent } from './events.js';

export type WithdrawalClaimRejection =
  /** Another order has the withdrawal. */
  | (Rejection<'WithdrawalTaken'> & { readonly field: 'ordinationsId' })
  /** A withdrawal was counted after the caller had read the prescription. */
  | (Rejection<'PrescriptionOutdated'> & { readonly field: 'ordinationsId' })
  /** This order's claim has ended, for example because another process gave the attempt up. */
  | Rejection<'ClaimHasEnded'>;

export type WithdrawalClaimDecision = Decision<WithdrawalClaimEvent, WithdrawalClaimRejection>;
