import { useFetchers, useSubmit } from '@remix-run/react';
import { useMemo } from 'react';

import type { CartSummary } from '../../../services/shop/cart/contract.js';
import { useRootData } from '../../visit/root-data.js';
import { fetcherKey, quantitiesWith, type CartQuantities } from './quantities.js';

export interface CartChange {
  readonly intent: 'add' | 'set';
  readonly varuId: string;
  readonly quantity: number;
  readonly from: 'card' | 'page';
}

export type SendCartChange = (change: CartChange) => void;

const EMPTY = {};

/**
 * Returns the cart's quantities with the pending changes. Call it once for a list of cards, because a call for each
 * card renders slowly.
 */
export function useCartQuantities(): CartQuantities & Pick<CartSummary, 'limits' | 'limitTexts'> {
  const cart = useRootData()?.cart;
  const fetchers = useFetchers();
  return {
    ...quantitiesWith(cart?.quantities ?? EMPTY, fetchers),
    limits: cart?.limits ?? EMPTY,
    limitTexts: cart?.limitTexts ?? EMPTY,
  };
}

/**
 * Returns a function that changes the cart without leaving the page. The page's messages about the cart then show the
 * result.
 */
export function useSendCartChange(): SendCartChange {
  const submit = useSubmit();
  return useMemo(
    () =>
      ({ intent, varuId, quantity, from }) =>
        submit(
          { intent, varuId, quantity: String(quantity), from, commandId: crypto.randomUUID() },
          { method: 'post', action: '/shop/varukorg', navigate: false, fetcherKey: fetcherKey(varuId) },
        ),
    [submit],
  );
}
