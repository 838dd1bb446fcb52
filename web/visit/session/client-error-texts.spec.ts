import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { pageFailures } from '../../../services/host/page-failures.js';
import { clientErrors } from './client-error-texts.js';

test('the text of a page’s call and of a browser’s call is the same only for the search', () => {
  const ofPages = Object.values(pageFailures).flatMap((texts) => Object.values(texts) as string[]);
  expect(Object.values(clientErrors).filter((text) => ofPages.includes(text))).toEqual([clientErrors.search]);
});

test('no two errors of the client have the same text', () => {
  const texts = Object.values(clientErrors);
  expect(new Set(texts).size).toBe(texts.length);
});

test('a quantity that could not be set is reported in the words of CRT-12', () => {
  expect(clientErrors).toMatchObject({
    quantityAboveLimit: 'Quantity exceeds maximum allowed limit',
    updateQuantity: 'Failed to update product quantity',
  });
});

test('the texts of thrown errors are in this one file', () => {
  const english = Object.values(clientErrors).filter((text) =>
    /^(Could|Failed|Problem|Quantity|Unable|Request)/.test(text),
  );
  const elsewhere = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file) && file !== 'visit/session/client-error-texts.ts')
    .filter((file) => english.some((text) => readFileSync(`web/${file}`, 'utf8').includes(text)));
  expect(elsewhere).toEqual([]);
});
