import { describe, expect, test } from 'vitest';

import { PART_LINKS, partAt } from './parts.js';

describe('the addresses of the prescription pages (RX-16)', () => {
  test('are the home and three below it', () => {
    expect(PART_LINKS.map(({ to, text }) => [to, text])).toEqual([
      ['/mina-recept-inloggad/', 'Mina recept'],
      ['/mina-recept-inloggad/animalprescriptions', 'Djurrecept'],
      ['/mina-recept-inloggad/highcostprotection', 'Högkostnadsskydd'],
      ['/mina-recept-inloggad/warrants', 'Fullmakter & barn'],
    ]);
  });

  test('lead to their part with and without a last slash, and unknown addresses lead to none', () => {
    expect(['', 'animalprescriptions', 'highcostprotection/', 'warrants'].map(partAt)).toEqual([
      'own',
      'animal',
      'highCost',
      'warrants',
    ]);
    expect(['Warrants', 'warrants/1', 'toString', 'own'].map(partAt)).toEqual([null, null, null, null]);
  });
});
