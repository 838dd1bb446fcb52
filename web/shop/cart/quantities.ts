import { textIn } from '../../interface/form/sent-form.js';
import type { CartAnswer } from './answer.js';

export interface CartFetcher {
  readonly key: string;
  readonly state: 'idle' | 'submitting' | 'loading';
  readonly formData?: FormData | undefined;
  readonly data?: unknown;
}

export interface CartQuantities {
  /** The quantities that the cart gets if all pending changes succeed. */
  readonly quantities: Readonly<Record<string, number>>;
  /** The article numbers of products whose change is not saved yet. */
  readonly loading: ReadonlySet<string>;
}

const PREFIX = 'cart-';
const NONE: ReadonlySet<string> = new Set();

export function fetcherKey(varuId: string): string {
  return `${PREFIX}${varuId}`;
}

/**
 * Applies the pending changes to the stored quantities. When a change is refused, the stored quantity is shown again.
 */
export function quantitiesWith(
  stored: Readonly<Record<string, number>>,
  fetchers: readonly CartFetcher[],
): CartQuantities {
  const active = fetchers.filter(({ key, state }) => key.startsWith(PREFIX) && state !== 'idle');
  if (active.length === 0) return { quantities: stored, loading: NONE };
  const quantities: Record<string, number> = { ...stored };
  const loading = new Set<string>();
  for (const fetcher of active) {
    const varuId = fetcher.key.slice(PREFIX.length);
    if (fetcher.state === 'submitting') loading.add(varuId);
    quantities[varuId] = quantityOf(fetcher, varuId, stored[varuId] ?? 0);
  }
  return { quantities, loading };
}

function quantityOf({ state, formData, data }: CartFetcher, varuId: string, stored: number): number {
  if (state === 'submitting') return wished(formData, stored);
  const answer = data as CartAnswer | undefined;
  return answer?.ok ? (answer.summary.quantities[varuId] ?? 0) : stored;
}

function wished(form: FormData | undefined, stored: number): number {
  const quantity = Number(textIn(form, 'quantity'));
  return textIn(form, 'intent') === 'add' ? stored + quantity : quantity;
}
