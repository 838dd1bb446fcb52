import type { CardFieldsConfig } from '../../../../services/shop/checkout/contract.js';

export const CARD_INPUTS = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const;
export type CardInput = (typeof CARD_INPUTS)[number];

/** What the card fields report on each change: the encrypted values, and which inputs are valid or faulty. */
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

/** The card fields on the page. Each is a frame of the partner, inside an element with the attribute `data-cse`. */
export interface MountedCardFields {
  focus(input: CardInput): void;
  unmount(): void;
}

/**
 * Puts the partner's card fields into `holder`.
 * @throws if the partner's script does not load; the partner's own page then asks for the card
 */
export type MountCardFields = (
  holder: HTMLElement,
  config: CardFieldsConfig,
  options: CardFieldsOptions,
) => Promise<MountedCardFields>;
