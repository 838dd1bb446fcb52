/** Why something was not done, in the words shown to the shopper (Swedish, from the slice's texts). */
export interface ShopError {
  /** The input it concerns, by the name the form gives it; absent when it concerns the whole. */
  readonly field?: string;
  /** A stable word for tests and for choosing a dialog, e.g. RULE_VIOLATION. */
  readonly code: string;
  readonly title?: string;
  readonly message: string;
}

export interface Failure {
  readonly ok: false;
  readonly errors: readonly ShopError[];
}

export type Result<T extends object = object> = ({ readonly ok: true } & T) | Failure;
