/**
 * Exact texts of errors that a page's own calls throw (UI-09, CRT-12). Those of calls that the server makes for a page
 * are in services/host/page-failures.ts. Those of the API are in the `texts.ts` of its rooms.
 */
export const clientErrors = {
  heartbeat: 'Could not check heartbeat',
  search: 'Could not complete search',
  quantityAboveLimit: 'Quantity exceeds maximum allowed limit',
  updateQuantity: 'Failed to update product quantity',
} as const;

/** Written only to the console. */
export const loggedOnly = { searchProducts: 'Tyvärr kunde vi inte få fram dessa produkter just nu' } as const;
