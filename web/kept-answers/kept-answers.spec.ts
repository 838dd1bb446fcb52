import { describe, expect, test } from '@jest/globals';

import { KeptAnswers } from './kept-answers.js';

describe('what a client goes by without asking again (PRO-18)', () => {
  let now = 0;
  let asked = 0;
  const ask = (): Promise<number> => Promise.resolve((asked += 1));
  const afterMs = async (ms: number, kind: 'toggles' | 'prescriptionPersons', answers: KeptAnswers): Promise<number> => {
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

  test('a failure is asked about again', async () => {
    const answers = new KeptAnswers(() => 0);
    await expect(answers.get('toggles', 'all', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await answers.get('toggles', 'all', () => Promise.resolve('here'))).toBe('here');
  });
});
