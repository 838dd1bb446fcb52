import { accept, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { AppReviewChoice, CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

export interface AnswerAppReview {
  readonly type: 'AnswerAppReview';
  readonly choice: AppReviewChoice;
  readonly at: Instant;
}

/** Only the first answer counts. Another device may have asked the same question and send a second answer. */
export function answerAppReview(
  { choice, at }: AnswerAppReview,
  { customerId, appReviewAnswered }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  if (appReviewAnswered) return unchanged;
  return accept({ type: 'AppReviewAnswered', data: { customerId, choice, at } });
}
