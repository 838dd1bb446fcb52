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

/** Null where the e-ID is neither configured nor simulated: it is then not offered. */
export const FREJA_GATEWAY = Symbol('Freja gateway');
/** The address of the simulated telephone, under the shop's own origin; null where the real app opens. */
export const FREJA_APP = Symbol('Freja app');

/** Freja's authentication service at level PLUS (Freja+). Calls throw one of the `PartnerError`s; a refusal carries Freja's numeric code. */
export interface FrejaGateway {
  /** A new request, valid for two minutes. @returns its reference, for the app link and the QR code */
  init(): Promise<{ readonly authRef: string }>;
  /** @throws FrejaSignatureRefused when Freja's signature on an approval is wrong */
  result(authRef: string): Promise<FrejaResult>;
  /** An ended request counts as cancelled. */
  cancel(authRef: string): Promise<void>;
}
