import type { CardFieldsConfig } from '../../../../services/shop/checkout/contract.js';

export const CARD_INPUTS = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const;
export type CardInput = (typeof CARD_INPUTS)[number];

/** What the fields tell the page around them: encrypted texts, and which inputs are rightly filled in. */
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

/** The partner's inputs, each in a frame of the partner's own inside `holder`'s places (`data-cse`). */
export interface MountedCardFields {
  focus(input: CardInput): void;
  unmount(): void;
}

/** @throws when the partner's script does not load; the card is then asked for on the partner's own page. */
export type MountCardFields = (
  holder: HTMLElement,
  config: CardFieldsConfig,
  options: CardFieldsOptions,
) => Promise<MountedCardFields>;
