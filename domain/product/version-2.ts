import type { ProductAdded, ProductDescribed, ProductDescription } from './events.js';

/** Version 2 of the events did not say whether a product may be watched. Every product could be. */
export type DescriptionV2 = Omit<ProductDescription, 'isMonitorable'>;
export interface DescribedV2 {
  readonly description: DescriptionV2;
  readonly changed: readonly (keyof DescriptionV2)[];
}

export function addedFrom2({ description }: { readonly description: DescriptionV2 }): ProductAdded['data'] {
  return { description: { ...description, isMonitorable: true } };
}

export function describedFrom2({ description, changed }: DescribedV2): ProductDescribed['data'] {
  return { description: { ...description, isMonitorable: true }, changed };
}
