import { Problem } from '../../foundation/problem/problem.js';
import type { CallBudget } from './call-budget.js';
import { budgetTexts } from './texts.js';

/** Counts how many bytes one response may still use. A part that would not fit is refused. */
export class AnswerRoom {
  private left: number;

  constructor(private readonly budget: Pick<CallBudget, 'answerBytes'>) {
    this.left = budget.answerBytes;
  }

  /** Counts a part that is written as JSON with a comma after it. @throws Problem 400 that names the field */
  takeJson(part: unknown, field: string): void {
    this.take(Buffer.byteLength(JSON.stringify(part)) + 1, field);
  }

  /** Counts bytes of the response. @throws Problem 400 that names the field which asks for too much */
  take(bytes: number, field: string): void {
    this.left -= bytes;
    if (this.left >= 0) return;
    const message = budgetTexts.answer(this.budget.answerBytes);
    throw new Problem(400, [{ field, code: 'ANSWER_TOO_LARGE', message }]);
  }
}
