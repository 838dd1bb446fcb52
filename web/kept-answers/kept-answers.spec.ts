import { describe, expect, test } from '@jest/globals';

import { KeptAnswers, KEPT_MS } from './kept-answers.js';
import { keptListing } from './kept-listing.js';

describe('what a client goes by without asking again (PRO-18)', () => {
  let now = 0;
  let asked = 0;
  const ask = (): Promise<number> => Promise.resolve((asked += 1));
  const afterMs = async (
    ms: number,
    kind: 'toggles' | 'prescriptionPersons',
    answers: KeptAnswers,
  ): Promise<number> => {
    now += ms;
    return answers.get(kind, 'all', ask);
  };

  test('toggles hold for the life of the page', async () => {
    [now, asked] = [0, 0];
    const answers = new KeptAnswers(() => now);
    expect([await afterMs(0, 'toggles', answers), await afterMs(1e12, 'toggles', answers)]).toEqual([1, 1]);
  });

  test('the persons of prescriptions hold for five minutes', async () => {
    [now, asked] = [0, 0];
    const answers = new KeptAnswers(() => now);
    const ages = [0, 299_999, 1];
    const seen = [];
    for (const ms of ages) seen.push(await afterMs(ms, 'prescriptionPersons', answers));
    expect(seen).toEqual([1, 1, 2]);
  });

  test('a listing by attribute is asked for once in five minutes, each address by itself', async () => {
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

  test('a failure is asked about again', async () => {
    const answers = new KeptAnswers(() => 0);
    await expect(answers.get('toggles', 'all', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await answers.get('toggles', 'all', () => Promise.resolve('here'))).toBe('here');
  });
});
