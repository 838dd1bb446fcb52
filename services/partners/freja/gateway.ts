import type { FrejaStatus } from './protocol.js';

export interface FrejaPerson {
  readonly personalNumber: string;
  readonly givenName: string;
  readonly surname: string;
}

export type FrejaResult =
  | { readonly status: Exclude<FrejaStatus, 'APPROVED'> }
  /** Only after the signature, the reference, the level and the age of the answer have been checked. */
  | { readonly status: 'APPROVED'; readonly person: FrejaPerson };

/** Freja's authentication service at level PLUS (Freja+). Calls throw one of the `PartnerError`s; a refusal carries Freja's numeric code. */
export interface FrejaGateway {
  /** A new request; the person has two minutes. @returns its reference, which goes into the app link and the QR code. */
  init(): Promise<{ readonly authRef: string }>;
  /** @throws FrejaSignatureRefused when an approval is not vouched for by Freja. */
  result(authRef: string): Promise<FrejaResult>;
  /** A request that is already over counts as cancelled. */
  cancel(authRef: string): Promise<void>;
}
