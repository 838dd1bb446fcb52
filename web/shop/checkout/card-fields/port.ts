import type { CardFieldsConfig } from '../../../../services/shop/checkout/contract.js';

export const CARD_INPUTS = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const;
export type CardInput = (typeof CARD_INPUTS)[number];

/** What the card fields report: the encrypted texts, and which inputs are valid. */
export interface CardFieldsState {
  readonly sealed: Readonly<Record<string, string>>;
  readonly valid: Readonly<Partial<Record<CardInput, boolean>>>;
  readonly faulty: Readonly<Partial<Record<CardInput, boolean>>>;
}

export interface CardFieldsOptions {
  readonly labels: Readonly<Record<CardInput, string>>;
  readonly placeholders: Readonly<Record<CardInput, string>>;
  readonly onChange: (state: CardFieldsState) => void;
  readonly onFocus: (input: CardInput, focused: boolean) => void;
}

/** The partner shows each input in a frame, inside an element of `holder` with `data-cse`. */
export interface MountedCardFields {
  focus(input: CardInput): void;
  unmount(): void;
}

/** @throws if the partner's script does not load. The partner's own page then asks for the card. */
export type MountCardFields = (
  holder: HTMLElement,
  config: CardFieldsConfig,
  options: CardFieldsOptions,
) => Promise<MountedCardFields>;
