import { expect, test } from 'vitest';

import { compareLines } from './compare-lines.js';

test('two texts differ by the lines that only one has', () => {
  const theirs = '# Värk\nalvedon = ämne paracetamol\nipren = ämne ibuprofen\n';
  const mine = '# Värk\r\nipren = ämne ibuprofen\r\n\r\npanodil = ämne paracetamol';
  expect(compareLines(theirs, mine)).toEqual({
    theirs: ['alvedon = ämne paracetamol'],
    mine: ['panodil = ämne paracetamol'],
  });
  expect(compareLines(mine, mine)).toEqual({ theirs: [], mine: [] });
});
