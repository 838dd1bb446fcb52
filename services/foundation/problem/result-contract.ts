/** Why something was not done, in the shopper's words (Swedish, from the slice's texts). */
export interface ShopError {
  /** The form field at fault; absent when the whole form is. */
  readonly field?: string;
  /** A stable code for tests and for choosing a dialog, for example RULE_VIOLATION. */
  readonly code: string;
  readonly title?: string;
  readonly message: string;
}

export interface Failure {
  readonly ok: false;
  readonly errors: readonly ShopError[];
}

export type Result<T extends object = object> = ({ readonly ok: true } & T) | Failure;
