type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** CAT-09: once per browser session and product; marks it as shown. */
export function firstTime(store: Store, varuId: string): boolean {
  const key = `diclofenac-${varuId}`;
  if (store.getItem(key) !== null) return false;
  store.setItem(key, 'shown');
  return true;
}
