import { useFetcher } from '@remix-run/react';

import { useRootData } from '../../root-data.js';
import type { CartAnswer } from './answer.js';

export interface CartQuantity {
  /** As it will be when what is on its way succeeds. */
  readonly quantity: number;
  readonly loading: boolean;
  readonly set: (quantity: number) => void;
  readonly add: (quantity: number) => void;
}

/** A product's quantity in the cart, changed at once on screen and reverted when the shop refuses. */
export function useCartQuantity(varuId: string): CartQuantity {
  const fetcher = useFetcher<CartAnswer>({ key: `cart-${varuId}` });
  const stored = useRootData()?.cart.quantities[varuId] ?? 0;
  const answered = fetcher.state === 'loading' && fetcher.data?.ok ? (fetcher.data.summary.quantities[varuId] ?? 0) : stored;
  const send = (intent: 'add' | 'set', quantity: number): void => {
    const form = { intent, varuId, quantity: String(quantity), commandId: crypto.randomUUID() };
    void fetcher.submit(form, { method: 'post', action: '/shop/varukorg' });
  };
  return {
    quantity: fetcher.state === 'submitting' ? wished(fetcher.formData, stored) : answered,
    loading: fetcher.state === 'submitting',
    set: (quantity) => send('set', quantity),
    add: (quantity) => send('add', quantity),
  };
}

function wished(form: FormData | undefined, stored: number): number {
  const quantity = Number(form?.get('quantity'));
  return form?.get('intent') === 'add' ? stored + quantity : quantity;
}
