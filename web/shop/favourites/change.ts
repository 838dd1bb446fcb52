const INTENTS = ['add', 'remove', 'watch', 'unwatch', 'clear', 'keep', 'refuse'] as const;
export type ChangeIntent = (typeof INTENTS)[number];

const OF_ONE_PRODUCT: readonly ChangeIntent[] = ['add', 'remove', 'watch', 'unwatch'];

/**
 * This is not in the form's schema, because every page needs it and the schema's library is too large. Null for input
 * that the shop's own pages never send.
 */
export function readChange(change: string): { readonly intent: ChangeIntent; readonly varuId: string } | null {
  const [word, varuId = ''] = change.split(':', 2);
  const intent = INTENTS.find((each) => each === word);
  if (!intent) return null;
  const ofOne = OF_ONE_PRODUCT.includes(intent);
  return (ofOne ? /^\d{1,12}$/.test(varuId) : varuId === '') ? { intent, varuId } : null;
}
