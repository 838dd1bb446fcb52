export { CHECK_POINTS, REFUSAL_REASONS, type CheckPoint, type RefusalReason } from './checks.js';
export { freeWithdrawals, heldWithdrawals, openWithdrawal, prescriptionNow } from './counted.js';
export {
  articleText,
  dispensingIdOf,
  type OrderedArticle,
  type OrderedPrice,
  type OrderedWithdrawal,
  type OrderedPatient,
} from './ordered.js';
export { packLabel, storageRule, type PackLabel } from './label.js';
export { hasBatch, isToldOf, type RecallNotice } from './recalled.js';
export { latestRefusal, refusalOf, type RefusedWithdrawal } from './refused.js';
export {
  changesSince,
  lastTimeElsewhere,
  lastTimeHere,
  previousOfChain,
  type ChangeSince,
  type LastTime,
} from './last-time.js';
export { isPack, productCodeOf, readPack, type Pack, type PackCodeFault } from './pack.js';
export type { Dispensing, DispensingPhase, Dispensings } from './state.js';
export { interactionRule, interactionsOf, type Interaction } from './interactions.js';
export { loweredFee, periodBefore, type LadderLine } from './fee-now.js';
