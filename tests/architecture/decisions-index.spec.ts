import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const records = readdirSync(FOLDER).filter((file) => /^\d{4}-.+\.md$/.test(file));
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');

test('the index of decisions has a line for each record, in their order', () => {
  const lines = [...index.matchAll(/^\| \[(\d{4})\]\((.+?)\)\s*\| \S.*\|$/gm)];
  expect(lines.map(([, , file]) => file)).toEqual(records.sort());
  expect(lines.filter(([, number = '', file = '']) => !file.startsWith(`${number}-`))).toEqual([]);
});

test('no two records have the same number', () => {
  const numbers = records.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
