/**
 * What a failed call to a partner tells. It decides what the caller may do next:
 * - `refused`: the partner read it and refused; nothing was done, and the same call will be refused again.
 * - `not-sent`: the partner never got the call; nothing was done, and it may be sent again.
 * - `unknown`: it may or may not have been done. Look it up, wait for the webhook, or send it again
 * with the same idempotency key. Never send it as a new call.
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
    /** The partner's own code ("901"); null without one. */
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
