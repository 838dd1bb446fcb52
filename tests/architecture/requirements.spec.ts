import { describe, expect, test } from 'vitest';

import { areas, faultOf, idsIn, indexed, requirements, texts } from './requirements.js';

/** Finds references to documents that are not in the repository. */
const ELSEWHERE = /\b(?:s[123]|facts)[\s*/]+§|\b(?:decisions|ledger|design)\.md\b/;
/** This file contains such a reference. It must not be changed, because the migration has run on databases. */
const KEPT = ['migrations/0010-catalogue.ts'];

const all = requirements();
const prefixes = [...indexed().values()];

describe('the requirements', () => {
  test('are in a file that the index names with its ids', () => {
    expect(areas().sort()).toEqual([...indexed().keys()].sort());
    const strays = all.filter(({ file, id }) => !new RegExp(`^${indexed().get(file)}-\\d\\d$`).test(id));
    expect(strays).toEqual([]);
  });

  test('have one line each, with a text', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(all.filter(({ what }) => !what.endsWith('.'))).toEqual([]);
  });

  test('are built where their rows say', () => {
    expect(all.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });
});

describe('code and docs', () => {
  test('name only existing requirements', () => {
    const known = new Set(all.map(({ id }) => id));
    const unknown = texts().flatMap(({ file, text }) =>
      idsIn(text, prefixes).flatMap((id) => (known.has(id) ? [] : `${file}: ${id}`)),
    );
    expect(unknown).toEqual([]);
  });

  test('refer to no document outside the repository', () => {
    const found = texts().filter(({ file, text }) => !KEPT.includes(file) && ELSEWHERE.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ['CRT-01, -02', ['CRT-01', 'CRT-02']],
    ['CLB-02/-03', ['CLB-02', 'CLB-03']],
    ['CHK-02, and\n * CHK-03', ['CHK-02', 'CHK-03']],
    ['SUP-02 to\n * -05, 24 hours', ['SUP-02', 'SUP-05']],
    ['LAW-01, 24 hours', ['LAW-01']],
  ])('are read completely: %j', (text, ids) => {
    expect(idsIn(text, prefixes)).toEqual(ids);
  });
});
