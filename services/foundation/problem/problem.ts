/** One error of a request. `message` is Swedish text for the person. */
export interface Fault {
  readonly field?: string;
  readonly code: string;
  readonly message: string;
  /** Which of the person's goods it is about and what to do, where `message` is fixed and says neither. */
  readonly explanation?: string;
}

/** An error response: its HTTP status, and the errors that explain it. */
export class Problem extends Error {
  readonly errors: readonly Fault[];

  constructor(
    readonly status: number,
    errors: readonly Fault[],
    /** More fields of the response body, for example the quantities of a cart error. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(errors[0]?.message ?? String(status));
    this.errors = errors;
  }
}

/** Returns problem details (RFC 9457). The body also has the older error fields that clients require (SET-06). */
export function problemBody(problem: Problem, correlationId: string): Record<string, unknown> {
  const { status, errors, details, message } = problem;
  return {
    type: `urn:algort:${errors[0]?.code ?? 'error'}`,
    title: message,
    status,
    message,
    ...details,
    errors,
    errorMessage: message,
    Success: false,
    success: false,
    correlationId,
  };
}
