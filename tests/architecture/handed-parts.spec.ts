import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { files } from './import-graph.js';

/** Finds code that takes a provider from the whole application, although its own module does not import it. */
const PAST_MODULES = /\bstrict\s*:\s*false\b|\bModuleRef\b/;
const WHOLE_APPLICATION = /\b(?:NestFastifyApplication|INestApplication(?:Context)?)\b/;

const sources = files('services').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('a module gives its classes what they use: no class looks for it outside the modules', () => {
  expect(sources.filter(({ text }) => PAST_MODULES.test(text)).map(({ file }) => file)).toEqual([]);
});

test('only the start of the shop, and the description of its API, have the whole application', () => {
  const holders = sources.filter(({ text }) => WHOLE_APPLICATION.test(text)).map(({ file }) => file);
  expect(holders.sort()).toEqual([
    'services/access/http/api-docs.ts',
    'services/host/http-app.ts',
    'services/host/shop.ts',
    'services/host/web/page-handler.ts',
  ]);
});

test('a look outside the modules is found', () => {
  expect('app.get(Cart, { strict: false })').toMatch(PAST_MODULES);
  expect('constructor(private readonly app: NestFastifyApplication)').toMatch(WHOLE_APPLICATION);
});
