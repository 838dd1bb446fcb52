/** An error for the shopper, with Swedish text from the slice's texts. */
export interface ShopError {
  /** The invalid form field. Absent when the error concerns the whole form. */
  readonly field?: string;
  /** A stable code for clients and tests, for example RULE_VIOLATION. */
  readonly code: string;
  readonly title?: string;
  readonly message: string;
  /** Which of the person's goods it is about and what to do, where `message` is fixed and says neither. */
  readonly explanation?: string;
}

export interface Failure {
  readonly ok: false;
  readonly errors: readonly ShopError[];
}

export type Result<T extends object = object> = ({ readonly ok: true } & T) | Failure;
