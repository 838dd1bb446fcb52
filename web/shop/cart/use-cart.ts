import { useFetchers, useSubmit } from '@remix-run/react';
import { useMemo } from 'react';

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

/** Called once for a page of cards, never once for each card, because that would render long lists slowly. */
export function useCartQuantities(): CartQuantities & { readonly limits: Readonly<Record<string, number>> } {
  const cart = useRootData()?.cart;
  const fetchers = useFetchers();
  return { ...quantitiesWith(cart?.quantities ?? EMPTY, fetchers), limits: cart?.limits ?? EMPTY };
}

/** Sends a change without leaving the page. The messages about the cart show the result. */
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
