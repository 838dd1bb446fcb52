import { describe, expect, test } from 'vitest';

import { files, importsOf, packagesOf, type Import } from './import-graph.js';

/** The layers that each layer may import (docs/architecture.md). A spec may import anything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  projections: ['projections', 'domain'],
  migrations: ['migrations'],
  services: ['services', 'projections', 'domain', 'migrations'],
  simulators: ['simulators', 'services/partners', 'services/foundation', 'domain'],
  seed: ['seed', 'simulators', 'services', 'projections', 'domain'],
  web: ['web', 'domain'],
};
/**
 * The layers from which a layer may import types only. Pages know the types of services, but run none of their code.
 */
const MAY_IMPORT_TYPES: Readonly<Record<string, readonly string[]>> = { web: ['services'] };
/** Only this folder may import `simulators` and `seed`, because it starts them. */
const HOST = 'services/host/';
const STARTED_BY_HOST = ['simulators', 'seed'];

describe('the layers', () => {
  test.each(Object.keys(MAY_IMPORT))('%s imports only the allowed layers', (layer) => {
    const wrong = importsOf(layer).filter((one) => !isAllowed(layer, one));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('the domain knows no framework and no input or output', () => {
    expect(packagesOf('domain')).toEqual(['personnummer', 'temporal-polyfill']);
  });

  test('no folder is called utils, helpers, common or misc', () => {
    const all = Object.keys(MAY_IMPORT).flatMap(files);
    expect(all.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });
});

function isAllowed(layer: string, { file, target, typeOnly }: Import): boolean {
  const isIn = (folder: string): boolean => target.startsWith(`${folder}/`);
  if (file.startsWith(HOST) && STARTED_BY_HOST.some(isIn)) return true;
  return (MAY_IMPORT[layer] ?? []).some(isIn) || (typeOnly && (MAY_IMPORT_TYPES[layer] ?? []).some(isIn));
}
