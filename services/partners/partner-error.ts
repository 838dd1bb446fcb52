/**
 * The outcome of a failed call to a partner. It decides what the caller may do next:
 * - `refused`: the partner refused the call. Nothing was done, and the same call will be refused again.
 * - `not-sent`: the partner never got the call. Nothing was done, and the call may be sent again.
 * - `unknown`: the call may or may not have had an effect. Look it up, wait for the webhook, or send the call again
 *   with the same idempotency key. Never send it as a new call.
 */
export type PartnerOutcome = 'refused' | 'not-sent' | 'unknown';

export abstract class PartnerError extends Error {
  abstract readonly outcome: PartnerOutcome;

  constructor(
    readonly partner: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${partner}: ${message}`, options);
    this.name = new.target.name;
  }
}

export class PartnerRefusal extends PartnerError {
  readonly outcome = 'refused';

  constructor(
    partner: string,
    readonly status: number,
    /** The partner's own code, for example "901". Null without a code. */
    readonly code: string | null,
    message: string,
  ) {
    super(partner, message);
  }
}

export class PartnerNotReached extends PartnerError {
  readonly outcome = 'not-sent';
}

export class PartnerOutcomeUnknown extends PartnerError {
  readonly outcome = 'unknown';
}
