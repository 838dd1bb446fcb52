import { describe, expect, test } from 'vitest';

import { reversed } from '../../../domain/member/spec-events.js';
import { lapseMail, returnMail, type ReturnEffects } from './mail-texts.js';

const url = 'https://algort.example';
const plain = { reversed: reversed('a', 300).data, lapsed: [], level: null };
const text = (told: Partial<ReturnEffects>, firstName: string | null = null) =>
  returnMail({ ...plain, ...told }, firstName, url).text.replaceAll('\u00a0', ' ');

describe('the mail after a return', () => {
  test('says what was taken from the balance, and nothing that did not happen', () => {
    expect(text({}, 'Astrid')).toBe(
      [
        'Hej Astrid!',
        'Vi har tagit emot din retur. Varorna gav dig 300 poäng, som inte räknas längre.',
        '300 poäng har dragits från ditt saldo.',
        `Se dina poäng: ${url}/member/`,
        'Vänliga hälsningar\nÄlgört',
        'Älgört Apotek AB, org.nr 559000-0000',
      ].join('\n\n'),
    );
  });

  test('names each cheque that lapsed, with everything it gave back', () => {
    expect(text({ lapsed: [{ amount: 6_600, pointsConverted: 3_000 }] })).toContain(
      'Bonuschecken på 66 kr var utgiven på sådana poäng och gäller inte längre. Alla dess 3 000 poäng har först lagts tillbaka på ditt saldo.',
    );
  });

  test('says what is owed when the cheque was spent, and takes nothing from an empty balance', () => {
    const owing = text({ reversed: reversed('a', 1000, { fromBalance: 0, owed: 1000 }).data });
    expect(owing).toContain('1 000 poäng är redan en bonuscheck som du har använt eller lagt i varukorgen.');
    expect(owing).not.toContain('0 poäng har dragits');
  });

  test('says which level was lost', () => {
    expect(text({ level: { from: '+++', to: '+' } })).toContain('Din nivå är nu +. Nivån +++ nåddes bara med poäng');
  });
});

test('the mail about a recalled cheque says where its points went', () => {
  const letter = lapseMail({ amount: 2_000, pointsConverted: 1_000 }, null, url);
  expect(letter.text.replaceAll('\u00a0', ' ')).toContain('Alla dess 1 000 poäng har lagts tillbaka på ditt saldo.');
});
