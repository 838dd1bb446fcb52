/** Flags of goods that the shop sends. They rule quantity, delivery and age. */
export const SENT_FLAGS = ['StoredCold', 'ConstantCoolingRequired', 'Paracetamol', 'AgeLimited', 'Nicotine'] as const;
export type SentFlag = (typeof SENT_FLAGS)[number];

/** The shop sells no goods with one of these flags online (CAT-01). Their page tells where they can be bought. */
export const UNSENT_FLAGS = ['BrokenColdChain', 'OrderVolume', 'NotWarehousePlanned'] as const;
export type UnsentFlag = (typeof UNSENT_FLAGS)[number];

/**
 * The flags of goods that are to be delivered. `Narcotic`: one of the lists of narcotics names the product, which the
 * catalogue holds as `narcoticsClass`. No cart has such goods before prescriptions can be bought.
 */
export const LINE_FLAGS = [...SENT_FLAGS, 'Narcotic'] as const;
export type LineFlag = (typeof LINE_FLAGS)[number];

/** All flags of a product. Of these, a line of a cart has only those of goods that the shop sends. */
export const PRODUCT_FLAGS = [...SENT_FLAGS, ...UNSENT_FLAGS] as const;
export type ProductFlag = (typeof PRODUCT_FLAGS)[number];

/** Whether the goods must be kept cold on their way (CRT-03). */
export function isCold({ flags }: { readonly flags: readonly (ProductFlag | LineFlag)[] }): boolean {
  return flags.includes('StoredCold') || flags.includes('ConstantCoolingRequired');
}

/** Goods that are handed only to a person who shows identification. They are never left at a door. */
export function needsIdentityCard({ flags }: { readonly flags: readonly LineFlag[] }): boolean {
  return flags.includes('AgeLimited') || flags.includes('Narcotic');
}
