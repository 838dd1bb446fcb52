import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { callBudget } from './call-budget.js';

test('the limits of a call are those in docs/operations.md', async () => {
  const { filterLeaves, values, pathSegments, manifestPaths, answerBytes } = callBudget.on('2026-11-23');
  const said = (await readFile('docs/operations.md', 'utf8')).replace(/\s+/g, ' ');
  for (const limit of [
    `more than ${filterLeaves} leaves`,
    `more than ${values} values`,
    `more than ${pathSegments} parts`,
    `modules of more than ${manifestPaths} pages`,
    `more than ${answerBytes.toLocaleString('en-GB')} bytes`,
  ])
    expect(said).toContain(limit);
});
