import { expect, test } from 'vitest';

import { initialCart, type CartRejection } from '../../../../domain/cart/index.js';
import type { OrderLine } from '../../../../domain/order/index.js';
import { cream, elvanse, placed } from '../../../../domain/order/spec-events.js';
import type { CartOutcome } from '../../cart/change-cart.js';
import { unknownProduct } from '../../catalogue/product/sold-product.js';
import { buyAgain, goodsOf, type Wanted } from './buy-again.js';

const lines = placed([cream, elvanse]).data.lines as readonly OrderLine[];
const added = { ok: true, state: initialCart } as unknown as CartOutcome;
const refuse = (rejection: Partial<CartRejection>) => ({ ok: false, rejection }) as unknown as CartOutcome;
const short = refuse({ type: 'OutOfStock', currentlyInCartQuantity: 1, maxAllowedQuantity: 3 });
const limited = refuse({ type: 'QuantityAboveLimit', currentlyInCartQuantity: 0, maxAllowedQuantity: 2 });

async function bought(wanted: readonly Wanted[], answers: Readonly<Record<string, CartOutcome>>) {
  const asked: string[] = [];
  const result = await buyAgain(wanted, async ({ varuId, quantity }, attempt) => {
    asked.push(`${quantity} of ${varuId}, ${attempt}`);
    return attempt === 'fewer' ? added : (answers[varuId] ?? added);
  });
  return { ...result, asked };
}

test('the lines of a product are bought together, and a gift is not bought', () => {
  const [line] = lines as readonly [OrderLine];
  const gift = { kind: 'gift', code: 'G', name: 'Gåva', amount: 100 } as unknown as OrderLine['discounts'][number];
  expect(goodsOf([line, line, { ...line, varuId: '999999', discounts: [gift] }])).toEqual([
    { varuId: line.varuId, quantity: 2 * line.quantity },
  ]);
});

test('of goods that are short or limited, as many as the cart takes are added', async () => {
  const wanted = [
    { varuId: '111111', quantity: 5 },
    { varuId: '222222', quantity: 5 },
    { varuId: '333333', quantity: 1 },
  ];
  expect(await bought(wanted, { '111111': short, '222222': limited })).toEqual({
    ...{ added: 2 + 2 + 1, refused: ['111111', '222222'] },
    asked: [
      ...['5 of 111111, all', '2 of 111111, fewer'],
      ...['5 of 222222, all', '2 of 222222, fewer', '1 of 333333, all'],
    ],
  });
});

test('a medicine on prescription and goods that are gone are refused, and the rest is added', async () => {
  const wanted = ['111111', '222222', '333333'].map((varuId) => ({ varuId, quantity: 1 }));
  const result = await buyAgain(wanted, async ({ varuId }) => {
    if (varuId === '222222') throw unknownProduct(varuId);
    return varuId === '111111' ? refuse({ type: 'PrescriptionRequired' }) : added;
  });
  expect(result).toEqual({ added: 1, refused: ['111111', '222222'] });
});

test('a cart that takes nothing ends it with the reason', async () => {
  await expect(
    bought([{ varuId: '111111', quantity: 1 }], { '111111': refuse({ type: 'CartIsFrozen' }) }),
  ).rejects.toThrow();
});
