import { expect, test } from 'vitest';

import { differenceLine } from './difference-line.js';

const said = {
  reportDate: '2026-05-04',
  kind: 'status',
  record: 'SentForSettle',
  ours: 'requested',
  theirs: 'SentForSettle',
  settled: false,
} as const;

test.each([
  ['report', /^Betalpartnerns rapport för 2026-05-04, /],
  ['message', /^Betalpartnerns meddelande 2026-05-04, /],
  ['order', /^Ordern 2026-05-04, .*enligt ordern/],
] as const)('a difference names its source, the %s, and its day', (source, line) => {
  expect(differenceLine({ ...said, source })).toMatch(line);
});

test('a difference settled by the partner’s answer says so', () => {
  const settled = differenceLine({ ...said, source: 'report', settled: true });
  expect(settled).toBe(`${differenceLine({ ...said, source: 'report' })}; partnerns uppgift gäller`);
});

test('an entry that only the partner has is shown with its sum', () => {
  const line = differenceLine({ ...said, source: 'report', kind: 'missing-here', theirs: 'SentForSettle 199.00 SEK' });
  expect(line).toMatch(/hos partnern .+ 199\.00 SEK$/);
});
