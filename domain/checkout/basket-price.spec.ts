import { expect, test } from 'vitest';
import fc from 'fast-check';

import { alvedon, cheque as chequeApplied, cream, elvanse, ipren } from '../cart/spec-events.js';
import { initialCart, priceCart, type CartLine } from '../cart/index.js';
import { addDays, atStockholm, isRejected } from '../kernel/index.js';
import { order, type OrderPlaced } from '../order/index.js';
import { agent, contact } from '../order/spec-events.js';

const shown = {
  brand: null,
  packageText: null,
  atcCode: null,
  categoryPath: null,
  lowestPrice30Days: null,
  comparisonPrice: null,
};
const food = { ...cream, varuId: '330011', vatClass: 'food' } as const;

const line: fc.Arbitrary<CartLine> = fc
  .tuple(
    fc.constantFrom(cream, food, alvedon, ipren, { ...elvanse, vatClass: 'prescription' as const }),
    fc.integer({ min: 0, max: 90_000 }),
    fc.nat(20_000),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([product, unitPrice, off, quantity]) => {
    const reductions = off > 0 ? [{ kind: 'campaign' as const, code: 'var-2026', amount: off }] : [];
    return { ...product, unitPrice, reductions, quantity };
  });
/** Dates before, between and after both changes of the VAT rate of food. */
const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days));
const basket = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 5, selector: ({ varuId }) => varuId }),
  withCheque: fc.boolean(),
  freight: fc.constantFrom(0, 2900, 3900, 9900),
  day,
  hour: fc.constantFrom('00:00', '12:00', '23:59'),
});

test('for any basket on any day, the order costs what the basket said, row by row, to the öre', () => {
  fc.assert(
    fc.property(basket, ({ lines, withCheque, freight, day: on, hour }) => {
      const cheque = withCheque ? chequeApplied.data : null;
      const told = priceCart({ ...initialCart, lines, cheque }, freight, on);
      fc.pre(told.totals.chequeDiscount === (cheque?.amount ?? 0));
      const decision = order.decide(
        {
          type: 'PlaceOrder',
          ...{ orderId: 'o', orderNumber: '1', cartId: 'k', customerId: 'c', memberId: 'm', paymentId: 'p' },
          placedAt: atStockholm(on, hour),
          lines: lines.map(({ limitGroup: _, ...item }) => ({ ...item, ...shown })),
          cheque: cheque && { chequeId: cheque.chequeId, amount: cheque.amount },
          delivery: { ...agent, price: freight },
          paymentMethod: 'scheme',
          contact,
          shelfKey: 's',
          trackingKey: 't',
        },
        order.initial,
      );
      if (isRejected(decision)) throw new Error(decision.rejected.type);
      const { data } = decision.accepted[0] as OrderPlaced;
      expect(data.totals).toEqual(told.totals);
      expect(data.lines).toEqual(
        told.lines.map(({ limitGroup: _, reductions: __, ...sold }, index) => ({
          lineId: String(index + 1),
          ...sold,
          ...shown,
        })),
      );
    }),
  );
});
