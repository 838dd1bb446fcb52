import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { interestRule } from '../../../domain/interest/index.js';
import { KEPT_MS } from './found-goods.js';

const HOUR_MS = 60 * 60 * 1000;

test('the pages about cookies and privacy say how long data of a search are stored', async () => {
  const [cookies, privacy] = await Promise.all(
    ['cookies', 'privacy'].map((page) => readFile(`web/shop/pages/${page}.tsx`, 'utf8')),
  );
  expect(KEPT_MS / HOUR_MS).toBe(2);
  expect(cookies).toContain('I högst två timmar minns webbläsaren också vilka varor du hittade med sökningen');
  for (const { keptDays } of interestRule.versions)
    expect(privacy).toContain(`Räkningen raderas efter ${keptDays} dagar.`);
});
