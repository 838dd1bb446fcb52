import type { ShopError } from '../../../../../services/foundation/problem/result-contract.js';

export function messagesOf(errors: readonly ShopError[], name: string): readonly string[] {
  return errors.filter(({ field }) => field === name).map(({ message }) => message);
}
