import { expect, test } from 'vitest';

import {
  deliveryRule,
  offerDelivery,
  ownStockRule,
  type DeliveryOptionId,
  type DeliveryRule,
} from '../../../domain/delivery/index.js';
import { collectRule } from '../../../domain/order/index.js';
import { describedDelivery } from '../../../services/shop/delivery/described-options.js';
import { generalSentences, optionSentences, ownStockSentences } from './shipping-delivery-texts.js';

const rule = deliveryRule.on('2026-11-25');
const own = ownStockRule.on('2026-11-25');
const collect = collectRule.on('2026-11-25');

function about(optionId: DeliveryOptionId, of: DeliveryRule = rule): string {
  const { options, freeShippingLimit } = describedDelivery(of, own, collect);
  const found = options.find((option) => option.optionId === optionId);
  if (!found) throw new Error(`no option ${optionId}`);
  return optionSentences(found, freeShippingLimit).join(' ').replaceAll('\u00a0', ' ');
}

test.each([
  [
    'postal',
    'Beställ före kl. 15.00 en vardag, så kommer paketet efter 1–2 vardagar. Det ligger kvar i 7 dagar. Paketet får väga högst 20 kg. Pris: 39 kr, fritt när du handlar för minst 299 kr.',
  ],
  [
    'agent',
    'Beställ före kl. 15.00 en vardag, så kommer paketet efter 1–2 vardagar. Det ligger kvar i 14 dagar. Paketet får väga högst 20 kg. Pris: 39 kr, fritt när du handlar för minst 299 kr.',
  ],
  [
    'locker',
    'Beställ före kl. 15.00 en vardag, så kommer paketet efter 1–2 vardagar. Det ligger kvar i 3 dagar. Hinner du inte hämta det kan du få det skickat på nytt inom 10 dagar. Inte för narkotikaklassade läkemedel. Paketet får väga högst 20 kg. Du behöver logga in med BankID eller Freja+. Pris: 39 kr, fritt när du handlar för minst 299 kr.',
  ],
  [
    'pharmacy',
    'Beställ före kl. 15.00 en vardag, så kommer paketet efter 1–2 vardagar. Det ligger kvar i 14 dagar. Paketet får väga högst 20 kg. Pris: 29 kr, fritt när du handlar för minst 299 kr.',
  ],
  [
    'norrland-home',
    'Beställ före kl. 15.00 en vardag, så kommer paketet inom 1 vardag. Finns i Norrland, på postnummer 800 00–989 99. Legitimation krävs för receptvaror med narkotikaklassade läkemedel. Paket över 20 kg lämnas vid tomtgränsen. Pris: 79 kr.',
  ],
  [
    'early-bird',
    'Beställ före kl. 15.00 en vardag, så kommer paketet efter 1–3 vardagar, före kl. 07.00. Finns i 95 % av Sverige. Inte för varor med åldersgräns eller narkotikaklassade läkemedel. Paketet får väga högst 20 kg. Pris: 39 kr.',
  ],
  [
    'chilled-home',
    'Beställ före kl. 15.00 en vardag, så kommer paketet efter 2–3 vardagar eller efter 4–5 vardagar. Finns i 66 % av Sverige. För varor som ska hållas kalla. Varor som inte behöver kyla kommer i ett eget paket. Legitimation krävs för receptvaror med narkotikaklassade läkemedel. Paket över 20 kg lämnas vid tomtgränsen. Pris: 99 kr.',
  ],
  [
    'property-boundary',
    'Beställ före kl. 15.00 en vardag, så kommer paketet efter 1–2 vardagar. Legitimation krävs för receptvaror med narkotikaklassade läkemedel. För paket över 20 kg, som lämnas vid tomtgränsen. Pris: 99 kr.',
  ],
] as const)('the page about %s says each figure of the rule', (optionId, text) => {
  expect(about(optionId)).toBe(text);
});

test('evening delivery names its hours and its 21 cities', () => {
  expect(about('evening-home')).toContain(
    'Beställ före kl. 16.00 en vardag, så kommer paketet samma kväll, kl. 17.00–22.00. Finns i 21 städer: Stockholm, Göteborg, ',
  );
  expect(about('evening-home')).toContain('Legitimation krävs för receptvaror med narkotikaklassade läkemedel.');
  expect(about('evening-home')).toContain('Paket över 20 kg lämnas vid tomtgränsen.');
});

test('express pickup says its two hours, its 48 hours, its price and that it needs a log-in', () => {
  const about = (of: typeof own) =>
    describedDelivery(rule, of, collect).ownStock.map((option) =>
      ownStockSentences(option).join(' ').replaceAll('\u00a0', ' '),
    );
  expect(about(own)[0]).toBe(
    'Beställ senast 2 timmar innan apoteket stänger, så är varorna klara inom 2 timmar. De ligger kvar i 48 timmar. På apotek inom 30 km som har alla varor i sitt eget lager. Inte för receptvaror. Varorna får väga högst 20 kg. Du behöver logga in med BankID eller Freja+. Pris: 69 kr.',
  );
  expect(about(own)[1]).toContain('annars nästa dag som apoteket har öppet. De ligger kvar i 14 dagar.');
  const changed = { ...own, express: { ...own.express, price: 7500, readyMinutes: 180, holdDays: 3 } };
  expect(about(changed)[0]).toMatch(/senast 3 timmar .* klara inom 3 timmar\. De ligger kvar i 72 timmar\. .* 75 kr\./);
});

test('the page names each delivery whose medicines are destroyed without a refund', () => {
  expect(generalSentences(describedDelivery(rule, own, collect)).at(-1)).toBe(
    'Läkemedel förstörs av säkerhetsskäl om paketet inte kan lämnas (Hemleverans samma kväll) eller om paketet inte hämtas ut (Postombud, Butiksombud, Paketbox). Då får du inte tillbaka pengarna för dem.',
  );
  const changed = { ...collect, reorderDays: { agent: 5 } };
  const agent = describedDelivery(rule, own, changed).options.find(({ optionId }) => optionId === 'agent');
  expect(agent && optionSentences(agent, 0)[0]).toContain('skickat på nytt inom 5 dagar');
});

test('a figure that changes in the rule changes on the page', () => {
  const options = rule.options.map((option) => ({ ...option, cutoff: '14:00', price: 4900 }));
  const changed = { ...rule, freeShippingLimit: 39_900, uncollectedFee: 17_500, options };
  expect(about('postal', changed)).toContain('före kl. 14.00');
  expect(about('postal', changed)).toContain('49 kr, fritt när du handlar för minst 399 kr');
  expect(generalSentences(describedDelivery(changed, own, collect))[1]?.replaceAll('\u00a0', ' ')).toContain('175 kr');
});

test('the page describes each option that can be offered', () => {
  const described = describedDelivery(rule, own, collect).options.map(({ optionId }) => optionId);
  const offered = offerDelivery({ postalCode: '11820', lines: [], exHaItemTotal: 0, at: '2026-11-25T08:00:00.000Z' });
  expect(described).toEqual(expect.arrayContaining(offered.map(({ optionId }) => optionId)));
});
