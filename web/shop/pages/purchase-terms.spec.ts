import { expect, test } from 'vitest';

import { deliveryRule, ownStockRule } from '../../../domain/delivery/index.js';
import { collectRule } from '../../../domain/order/index.js';
import { describedDelivery } from '../../../services/shop/delivery/described-options.js';
import { deliveryTerms } from './purchase-terms.js';

const on = '2026-11-25';
const [rule, own, collect] = [deliveryRule.on(on), ownStockRule.on(on), collectRule.on(on)];
const terms = (of = collect) =>
  deliveryTerms(describedDelivery(rule, own, of))
    .join(' ')
    .replaceAll('\u00a0', ' ');

test('the terms say which deliveries end with destroyed medicines, and that they are not refunded', () => {
  expect(terms()).toContain(
    'Läkemedel förstörs av säkerhetsskäl om paketet inte kan lämnas (Hemleverans samma kväll) eller om paketet inte hämtas ut (Postombud, Butiksombud, Paketbox). Då får du inte tillbaka pengarna för dem.',
  );
  const changed = { ...collect, destroysMedicines: { 'not-delivered': [], 'not-collected': ['pharmacy'] } as const };
  expect(terms(changed)).toContain('om paketet inte hämtas ut (Hämta på apotek). Då');
});

test('the terms keep the hours of the evening delivery as they were printed, and the fee', () => {
  expect(terms()).toContain('kl. 16.00–22.00 i fler än 20 städer');
  expect(terms()).toContain('tar vi ut en avgift på 150 kr');
});
