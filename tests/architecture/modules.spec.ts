import { expect, test } from 'vitest';

import { files, importsOf } from './import-graph.js';

/** A module that nobody imports registers no reaction, serves no call and starts no job. */
test('every module is imported by another file', () => {
  const modules = files('services').filter((file) => file.endsWith('.module.ts'));
  const imported = new Set(importsOf('services').map(({ target }) => target.replace(/\.js$/, '.ts')));
  const left = modules.filter((file) => !imported.has(file));
  expect(modules.length).toBeGreaterThan(30);
  expect(left, 'import them in services/host/app.module.ts, or in a module that needs them').toEqual([]);
});
