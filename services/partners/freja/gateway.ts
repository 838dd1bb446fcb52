import type { FrejaStatus } from './protocol.js';

export interface FrejaPerson {
  readonly personalNumber: string;
  readonly givenName: string;
  readonly surname: string;
}

export type FrejaResult =
  | { readonly status: Exclude<FrejaStatus, 'APPROVED'> }
  /** Returned only after the signature, reference, level and age of the answer were checked. */
  | { readonly status: 'APPROVED'; readonly person: FrejaPerson };

/** The injection token of the client. The value is null where Freja is neither configured nor simulated. */
export const FREJA_GATEWAY = Symbol('Freja gateway');
/** The URL of the simulated phone, under the shop's own origin. Null where the real app opens. */
export const FREJA_APP = Symbol('Freja app');

/**
 * Freja's authentication service at level PLUS (Freja+). Calls throw one of the `PartnerError`s; a refusal carries
 * Freja's numeric code.
 */
export interface FrejaGateway {
  /** Starts a new request, valid for two minutes. @returns the request's reference, for the app link and the QR code */
  init(): Promise<{ readonly authRef: string }>;
  /** Asks for the result of a request. @throws FrejaSignatureRefused when Freja's signature on an approval is wrong */
  result(authRef: string): Promise<FrejaResult>;
  /** Cancels a request. A request that has already ended counts as cancelled. */
  cancel(authRef: string): Promise<void>;
}
