import { afterAll, beforeAll, expect, test } from 'vitest';

import { Reactions } from '../../services/foundation/reactions/reactions.js';
import { SweepRegistry } from '../../services/foundation/reactions/sweep-registry.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop.stop());

const names = (ones: readonly { readonly name: string }[]) => ones.map(({ name }) => name);

test('checkpoints and receipts are stored under the names of reactions, so these names and their order stay', () => {
  expect(names(shop.app.get(Reactions).all)).toEqual([
    'checkout',
    'fulfilment',
    'dispensing',
    'capture at partner',
    'refund at partner',
    'reverse at partner',
    'cancel at partner',
    'release rest at partner',
    'order at warehouse',
    'cancel at warehouse',
    'release at warehouse',
    'return at warehouse',
    'parcel sent again',
    'dispense at partners',
    'undo dispensing at partners',
    'withdrawal claims',
    'replacement at warehouse',
    'mail order confirmation',
    'mail dispatch notice',
    'mail delivery delay',
    'mail invoice',
    'mail invoice reminder',
    'mail short parcel',
    'mail stopped parcel',
    'mail cancelled order',
    'mail withdrawal receipt',
    'mail return instructions',
    'mail stopped withdrawal',
    'mail declined withdrawal',
    'mail inspected return',
    'mail staff refund',
    'mail parcel ready',
    'mail collect reminder',
    'mail uncollected parcel',
    'mail declined reorder',
    'mail parcel came back',
    'mail failed delivery',
    'mail complaint received',
    'mail complaint refunded',
    'mail complaint replaced',
    'mail complaint declined',
    'read answered warrant',
    'mail waiting warrant',
    'mail warrant given elsewhere',
    'mail answered warrant',
    'mail unanswered warrant',
    'mail recalled batch',
    'mail recalled batch to patient',
    'push reminder',
    'mail reminder',
    'sms reminder',
    'mail dose pack answer',
    'repeat order step',
    'mail points after a return',
    'mail recalled cheque',
    'mail new device',
    'mail copied log-in',
    'recalled cheques',
    'kept goods',
    'delivery session',
    'recompute reminders',
    'coupon uses',
    'web shelf',
    'erasure of complaints',
    'stock notice',
    'erasure',
    'erasure of stored cards',
    'erasure of local mail',
    'end of kept records',
  ]);
});

test('only erasures react to the seeded events of a clone', () => {
  const reacting = shop.app.get(Reactions).all.filter(({ alsoInMadeUpPast }) => alsoInMadeUpPast);
  expect(names(reacting)).toEqual([
    'erasure of complaints',
    'erasure',
    'erasure of stored cards',
    'erasure of local mail',
    'end of kept records',
  ]);
});

test('locks are stored under the names of sweeps', () => {
  expect(names(shop.app.get(SweepRegistry).all)).toEqual([
    'payment retries',
    'unfinished checkouts',
    'overdue holds',
    'held cheques',
    'guest details',
    'complaint evidence',
    'reminders leave',
    'rate limits',
    'interest',
  ]);
});
