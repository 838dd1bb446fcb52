import type { Decision } from '../kernel/index.js';
import type { PrescriptionEvent } from './events.js';
import type { CollectRefusal } from './rules/index.js';
import type { CheckPoint } from './dispensing/checks.js';
import type { DispensingPhase } from './dispensing/state.js';

export type PrescriptionRejection =
  | { readonly type: 'WithdrawalUnknown'; readonly field: 'dispensingId' }
  /** Another pharmacist, or the order, was first. */
  | { readonly type: 'WithdrawalPhaseWrong'; readonly phase: DispensingPhase }
  /** The person was erased, or the register no longer gives the prescription. */
  | { readonly type: 'PrescriptionForgotten' }
  | { readonly type: 'CheckIncomplete'; readonly field: 'points'; readonly missing: readonly CheckPoint[] }
  | { readonly type: 'WithdrawalUnchecked' }
  /** The prescription is another one than the one that was checked. */
  | { readonly type: 'ChangedSinceCheck' }
  | { readonly type: 'NotCollectable'; readonly refusal: CollectRefusal }
  | { readonly type: 'NotExchangeable'; readonly field: 'varuId' }
  | { readonly type: 'ReasonInvalid'; readonly field: 'reason' }
  | { readonly type: 'TextInvalid'; readonly field: 'text' | 'question' | 'answer' }
  /** A narcotic needs two pharmacists. */
  | { readonly type: 'SecondPharmacistRequired' }
  | { readonly type: 'NothingAsked' }
  /** No pack of the batch was handed out, or the dispensing was undone. */
  | { readonly type: 'BatchNotDispensed'; readonly field: 'batch' }
  | { readonly type: 'PacksMissing'; readonly field: 'packs'; readonly wanted: number }
  | { readonly type: 'PackDoubled'; readonly field: 'packs' }
  | { readonly type: 'PackOfAnotherProduct'; readonly field: 'packs'; readonly productCode: string }
  | { readonly type: 'PackExpired'; readonly field: 'packs' };

export type PrescriptionDecision = Decision<PrescriptionEvent, PrescriptionRejection>;
