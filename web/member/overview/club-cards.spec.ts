import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { MemberOverview } from '../../../services/person/member/contract.js';
import { LevelCard } from './level-card.js';
import { NextChequeCard } from './next-cheque-card.js';
import { PointsChart } from './points-chart.js';

const overview: MemberOverview = {
  memberNumber: '1001',
  name: 'Astrid Ek',
  memberSince: '2025-01-10',
  level: '++',
  levels: [
    { level: '+', from: 0, rate: 2 },
    { level: '++', from: 1001, rate: 2.2 },
    { level: '+++', from: 2001, rate: 2.3 },
  ],
  window: { from: '2025-10-10', to: '2026-10-09', points: 1397 },
  protectedUntil: null,
  decision: null,
  spendablePoints: 545,
  owedPoints: 0,
  nextCheque: { earned: null, next: { left: 455, collected: 545, of: 1000, amount: 2200 } },
  nextExpiry: null,
  history: [
    { date: '2025-10-10', points: 0 },
    { date: '2026-10-09', points: 1397 },
  ],
  cheques: [],
  lapsedCheques: [],
  latestPurchases: [],
};

const words = (html: string): string => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
const drawn = (card: (given: { overview: MemberOverview }) => React.ReactNode, given = overview): string =>
  renderToStaticMarkup(createElement(card, { overview: given }));

test('the text for the next cheque begins with the missing points, not with the balance', () => {
  expect(words(drawn(NextChequeCard))).toMatch(
    /^Nästa bonuscheck455 poäng kvar; checken blir 22 kr22 krDu har 545 poäng\. Bonuschecken ges ut vid månadens slut\.$/,
  );
});

test('points that already give a cheque are shown with its amount', () => {
  const nextCheque = {
    earned: { points: 1000, amount: 2200 },
    next: { left: 603, collected: 397, of: 1000, amount: 4400 },
  };
  expect(words(drawn(NextChequeCard, { ...overview, spendablePoints: 1397, nextCheque }))).toContain(
    'Du har 1 397 poäng. De räcker redan till en bonuscheck på 22 kr, som ges ut vid månadens slut.',
  );
});

test('the counted points are shown in a whole sentence', () => {
  expect(words(drawn(LevelCard))).toContain(
    'Från och med 10 oktober 2025 till och med 9 oktober 2026 har du samlat 1 397 poäng.',
  );
});

test('the labels of the chart are painted over its curve', () => {
  const [wide = ''] = /<svg[^]*?<\/svg>/.exec(drawn(PointsChart)) ?? [];
  expect(wide.indexOf('chart-line')).toBeGreaterThan(0);
  expect(wide.indexOf('<text')).toBeGreaterThan(wide.indexOf('chart-dot'));
});
