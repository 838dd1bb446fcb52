import type { CartCommand } from '../../cart/contract.js';
import type { Result } from '../../../foundation/problem/result-contract.js';
import type { StoredCardView } from '../contract.js';

export interface SavedCardView extends StoredCardView {
  readonly expired: boolean;
}

/** The customer's cards at the payment partner. They need a strong log-in (SES-07). */
export interface CardsService {
  /** Null while the partner does not answer. */
  own(): Promise<readonly SavedCardView[] | null>;
  /** A card that is not the person's own is unknown (CARD_UNKNOWN), and so is one that is deleted already. */
  delete(command: CartCommand & { readonly cardId: string }): Promise<Result>;
}
