import { expect, test } from 'vitest';

import { Problem } from '../../foundation/problem/problem.js';
import { RowsAtPayment } from './rows-at-payment.js';

const row = (packages: number) => ({
  ...{ varuId: 'r1', quantity: 1, unitPrice: 0 },
  prescription: { packages, article: { name: 'Pollenstop' }, patient: { kind: 'self' } },
});
const cartOf = (...lines: readonly object[]) => ({ lines });

/** The row has three packages and may have two. `after` is the cart after it was priced anew. */
async function refusal(after: object): Promise<string | undefined> {
  const carts = { open: () => 'c1', repriced: () => Promise.resolve(after) };
  const decided = new Map([['r1', { kind: 'decided', mostPackages: 2 }]]);
  const parts = [
    ...[{}, carts, {}, { decide: () => Promise.resolve(decided) }, { taken: () => Promise.resolve(null) }],
    { now: () => '2026-11-20T09:00:00.000Z' },
  ] as unknown as ConstructorParameters<typeof RowsAtPayment>;
  const paying = new RowsAtPayment(...parts).confirm('cart', cartOf(row(3)) as never, {} as never, 'o1');
  const error = await paying.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Problem ? error.errors[0]?.message : undefined;
}

test('a row with too many packages is changed, and the payment says to how many (RX-14)', async () => {
  expect(await refusal(cartOf(row(2)))).toContain('får nu ha högst 2 förpackningar');
});

test('a row that is gone when it should be changed is called gone, and not one of no packages', async () => {
  expect(await refusal(cartOf())).toBe(
    'En receptvara är inte längre i varukorgen. Kontrollera varukorgen och betala igen.',
  );
});
