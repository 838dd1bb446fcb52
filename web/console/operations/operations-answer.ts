import type { ParkedOutcomeShown } from '../../../services/support/contract/operations.js';
import type { PauseRequest, PauseShown } from '../../../services/support/contract/pauses.js';
import type { Result, ShopError } from '../../../services/foundation/problem/result-contract.js';

/** The pause that staff entered. `shown` is its preview, which staff must confirm; null when the input was refused. */
export interface AskedPause {
  readonly request: PauseRequest;
  readonly shown: PauseShown | null;
}

export interface OperationsAnswer {
  readonly errors: readonly ShopError[];
  readonly done: string | null;
  readonly outcome:
    (ParkedOutcomeShown & { readonly view: string; readonly streamId: string; readonly dry: boolean }) | null;
  readonly pause?: AskedPause;
}

export function answerOf(result: Result, done: string): OperationsAnswer {
  return result.ok ? { errors: [], done, outcome: null } : { errors: result.errors, done: null, outcome: null };
}
