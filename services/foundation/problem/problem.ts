/** One fault of a request; `message` is for the person, in Swedish. */
export interface Fault {
  readonly field?: string;
  readonly code: string;
  readonly message: string;
}

/** A request that gets a 4xx answer; nothing was recorded. */
export class Problem extends Error {
  readonly errors: readonly Fault[];

  constructor(
    readonly status: number,
    errors: readonly Fault[],
    /** Further fields of the body, such as the quantities of a cart error. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(errors[0]?.message ?? String(status));
    this.errors = errors;
  }
}

/** Problem details (RFC 9457) with the legacy fields of the seeds in the same body (SET-06). */
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
