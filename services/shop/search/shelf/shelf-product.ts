import { isNew, type Product } from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { ListedProduct } from '../../catalogue/listings.js';

export type ShelfProduct = ListedProduct & {
  /** Whether the product is new today. Shelf updates this when the day changes. */
  readonly isNew: boolean;
};

/** Stores each text once, because many products share the same texts. */
export class SharedTexts {
  private readonly texts = new Map<string, string>();

  share(text: string): string {
    const kept = this.texts.get(text);
    if (kept !== undefined) return kept;
    this.texts.set(text, text);
    return text;
  }

  shareOrNull(text: string | null): string | null {
    return text === null ? null : this.share(text);
  }
}

export function shelfProduct(product: Product, shared: SharedTexts, today: BusinessDate): ShelfProduct {
  const { usage: _usage, contents: _contents, ...kept } = product;
  return {
    ...kept,
    isNew: isNew(product, today),
    brand: shared.share(kept.brand),
    brandSlug: shared.share(kept.brandSlug),
    form: shared.share(kept.form),
    strength: shared.shareOrNull(kept.strength),
    substance: shared.shareOrNull(kept.substance),
    atcCode: shared.shareOrNull(kept.atcCode),
    packageText: shared.share(kept.packageText),
    packageType: shared.share(kept.packageType),
    packTitle: shared.share(kept.packTitle),
    categoryPath: shared.share(kept.categoryPath),
    addedOn: shared.share(kept.addedOn),
  };
}
