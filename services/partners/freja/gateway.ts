import type { FrejaStatus } from './protocol.js';

export interface FrejaPerson {
  readonly personalNumber: string;
  readonly givenName: string;
  readonly surname: string;
}

export type FrejaResult =
  | { readonly status: Exclude<FrejaStatus, 'APPROVED'> }
  /** Only after signature, reference, level and age of the answer were checked. */
  | { readonly status: 'APPROVED'; readonly person: FrejaPerson };

/** Freja's authentication service at level PLUS (Freja+). Calls throw one of the `PartnerError`s; a refusal carries Freja's numeric code. */
export interface FrejaGateway {
  /** A new request, valid for two minutes. @returns its reference, for the app link and the QR code */
  init(): Promise<{ readonly authRef: string }>;
  /** @throws FrejaSignatureRefused when Freja's signature on an approval is wrong */
  result(authRef: string): Promise<FrejaResult>;
  /** An ended request counts as cancelled. */
  cancel(authRef: string): Promise<void>;
}
