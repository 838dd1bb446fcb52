import { expect, test } from 'vitest';

import { campaignArt } from './art.js';

const draw = (large: string, small: string, type: 'discount' | 'member' | 'theme' = 'discount'): string =>
  campaignArt({ title: 'Vinter & hud', sticker: { type, large, small } });
const textsOf = (svg: string): readonly (string | undefined)[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

test('a campaign is drawn with its own texts, and one without texts with its title', () => {
  expect(textsOf(draw('−20 %', 'Vinterhud'))).toEqual(['−20 %', 'Vinterhud']);
  expect(textsOf(draw('', 'Vinterhud'))).toEqual(['Vinterhud']);
  expect(textsOf(draw('', ''))).toEqual(['Vinter &amp; hud']);
});

test('the longest texts stay inside the label in any font', () => {
  const svg = draw('M'.repeat(20), 'M'.repeat(40));
  for (const [, length] of svg.matchAll(/textLength="([\d.]+)"/g)) expect(Number(length)).toBeLessThanOrEqual(124);
  expect(svg.match(/textLength/g)).toHaveLength(2);
});

test('each type has its own colours, and every drawing is small', () => {
  const drawings = (['discount', 'member', 'theme'] as const).map((type) => draw('3 för 2', 'Plus', type));
  expect(new Set(drawings).size).toBe(3);
  for (const svg of drawings) expect(svg.length).toBeLessThan(1_024);
});
