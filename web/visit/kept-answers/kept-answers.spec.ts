import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { environmentHere, isToggleOn, keptApplication, keptToggles } from './kept-application.js';
import { KeptAnswers, KEPT_MS } from './kept-answers.js';
import { keptListing } from './kept-listing.js';

describe('the answers that a client keeps (PRO-18)', () => {
  let now = 0;
  let asked = 0;
  const ask = (): Promise<number> => Promise.resolve((asked += 1));
  const afterMs = async (ms: number, kind: 'toggles' | 'listByAttribute', answers: KeptAnswers): Promise<number> => {
    now += ms;
    return answers.get(kind, 'all', ask);
  };

  test('hold toggles for the life of the page', async () => {
    [now, asked] = [0, 0];
    const answers = new KeptAnswers(() => now);
    expect([await afterMs(0, 'toggles', answers), await afterMs(1e12, 'toggles', answers)]).toEqual([1, 1]);
  });

  test('hold a listing by attribute for five minutes', async () => {
    [now, asked] = [0, 0];
    const answers = new KeptAnswers(() => now);
    const ages = [0, 299_999, 1];
    const seen = [];
    for (const ms of ages) seen.push(await afterMs(ms, 'listByAttribute', answers));
    expect(seen).toEqual([1, 1, 2]);
  });

  test('ask for a listing by attribute once in five minutes, for each address', async () => {
    let fetched = 0;
    const at = (url: string) =>
      keptListing({ request: new Request(url), serverLoader: () => Promise.resolve((fetched += 1)) });
    const [first, again, other] = [
      await at('https://a.example/varumarken/aco'),
      await at('https://a.example/varumarken/aco'),
      await at('https://a.example/varumarken/aco?loaded=80'),
    ];
    expect([first, again, other]).toEqual([1, 1, 2]);
    expect(KEPT_MS.listByAttribute).toBe(300_000);
  });

  test('ask for toggles and environment once, each at its own address', async () => {
    const addresses: string[] = [];
    const fetchJson = async (address: string) => (addresses.push(address), {});
    for (const _twice of [1, 2]) await Promise.all([keptToggles(fetchJson), keptApplication(fetchJson)]);
    expect(addresses.sort()).toEqual(['/api/application', '/api/featuretoggles']);
  });

  test('show a toggle as off, and the environment as unknown, after a failure, which is logged', async () => {
    const noted: unknown[] = [];
    const note = (_what: string, error: unknown): void => void noted.push(error);
    expect(await isToggleOn('DebugModeToggle', async () => ({ DebugModeToggle: true }), note)).toBe(true);
    expect(await environmentHere(async () => ({ EnvironmentPrefix: '' }), note)).toBe('production');
    expect(await environmentHere(async () => ({ EnvironmentPrefix: 'local' }), note)).toBe('test');
    const gone = (): Promise<never> => Promise.reject(new Error('gone'));
    expect(await isToggleOn('DebugModeToggle', gone, note)).toBe(false);
    expect(await environmentHere(gone, note)).toBeNull();
    expect(noted).toEqual([new Error('gone'), new Error('gone')]);
  });

  test.each(Object.entries(KEPT_MS))(
    '%s is read by a page, and docs/toggles.md says how long it is kept',
    (kind, ms) => {
      const page = readFileSync('docs/toggles.md', 'utf8');
      const [, age] = new RegExp(`\\| ${kind} +\\| ([^|]+?) +\\|`).exec(page) ?? [];
      expect(age).toBe(ms === Infinity ? 'the life of the page' : `${ms / 60_000} minutes`);
      expect({ kind, asked: asks(kind) }).toEqual({ kind, asked: true });
    },
  );

  test('are asked for again after a failure', async () => {
    const answers = new KeptAnswers(() => 0);
    await expect(answers.get('toggles', 'all', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await answers.get('toggles', 'all', () => Promise.resolve('here'))).toBe('here');
  });
});

function asks(kind: string): boolean {
  return readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.spec.ts'))
    .some((file) =>
      new RegExp(`\\.get\\('${kind}',`).test(readFileSync(path.join('web', file), 'utf8').replace(/\s+/g, '')),
    );
}
