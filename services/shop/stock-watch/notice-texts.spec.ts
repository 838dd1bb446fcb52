import { describe, expect, test } from 'vitest';

import { stockMail, stockPush } from './notice-texts.js';

const url = 'https://algort.example';
const cream = { type: 'Ha', name: 'Mild handkräm', slug: 'mild-handkram-100200' } as const;
const pills = { type: 'Ex', name: 'Alvedon 500 mg', slug: 'alvedon-500-mg-100300' } as const;

describe('the notice that a watched product is back', () => {
  test('names goods and leads to them', () => {
    const { subject, text } = stockMail(cream, 'Astrid', url);
    expect(subject).toBe('En vara du bevakar finns i lager igen');
    expect(text).toContain('Hej Astrid!');
    expect(text).toContain('Mild handkräm finns i lager igen: https://algort.example/produkt/mild-handkram-100200');
  });

  test.each([
    ['Ex', '/favourites', 'En vara du bevakar finns i lager igen'],
    ['Rx', '/mina-recept-inloggad/', 'En vara du bevakar finns i lager'],
  ] as const)('never names a medicine (%s), not even in its link (PRO-15)', (type, path, words) => {
    const medicine = { ...pills, type };
    const [mail, push] = [stockMail(medicine, null, url), stockPush(medicine)];
    expect(JSON.stringify([mail, push])).not.toMatch(/alvedon|100300/i);
    expect([mail.subject, push.body, push.path]).toEqual([words, words, path]);
    expect(mail.text).toContain(`Logga in för att se vilken: ${url}${path}`);
  });

  test('shows no name on a locked screen', () => {
    expect(JSON.stringify(stockPush(cream))).not.toContain('Mild handkräm');
  });
});
