const INTENTS = ['add', 'remove', 'watch', 'unwatch', 'clear', 'keep', 'refuse'] as const;
export type ChangeIntent = (typeof INTENTS)[number];

const OF_ONE_PRODUCT: readonly ChangeIntent[] = ['add', 'remove', 'watch', 'unwatch'];

/**
 * Reads a change, for example "add:100200"; null for a value that the shop's pages never send. Every page needs this
 * function, so it uses no schema, whose library is large.
 */
export function readChange(change: string): { readonly intent: ChangeIntent; readonly varuId: string } | null {
  const [word, varuId = ''] = change.split(':', 2);
  const intent = INTENTS.find((each) => each === word);
  if (!intent) return null;
  const ofOne = OF_ONE_PRODUCT.includes(intent);
  return (ofOne ? /^\d{1,12}$/.test(varuId) : varuId === '') ? { intent, varuId } : null;
}
