import { expect, test } from 'vitest';

import { keepingLacks, lacksOf } from './lacks.js';

const none = { Email: null, Sms: null, Push: null } as const;
const texts = (...given: Parameters<typeof lacksOf>): readonly string[] => lacksOf(...given).map(({ text }) => text);

test('a customer who can be reached is told nothing', () => {
  expect(lacksOf(none, ['Email', 'Sms', 'Push'])).toEqual([]);
});

test('only what a chosen channel lacks is said', () => {
  const reach = { Email: 'address', Sms: 'address', Push: 'device' } as const;
  expect(lacksOf(reach, [])).toEqual([]);
  expect(texts(reach, ['Sms'])).toEqual(['Påminnelser med sms når dig inte: du har inte angett något mobilnummer.']);
  expect(texts(reach, ['Email', 'Push'])).toEqual([
    'Påminnelser med e-post når dig inte: du har inte angett någon e-postadress.',
    'Notiser når dig inte: ingen av dina telefoner visar dem.',
  ]);
});

test('who has not confirmed the details for long is asked once to look at them', () => {
  const reach = { ...none, Email: 'confirmation', Sms: 'confirmation' } as const;
  expect(lacksOf(reach, ['Email', 'Sms'])).toEqual([
    {
      text: 'Se efter om din e-postadress och ditt mobilnummer stämmer. Påminnelserna skickas dit.',
      link: 'Se över uppgifterna',
      to: '/member/kontaktuppgifter',
    },
  ]);
});

test('a wish for reminders alone says that nothing is kept to remind of', () => {
  expect(keepingLacks(true, false)).toEqual([
    {
      text: 'Inga påminnelser kommer: du har inte sagt ja till att vi sparar uppgifter om recept.',
      link: 'Spara uppgifter om recept',
      to: '#sparade-recept',
    },
  ]);
  expect([keepingLacks(true, true), keepingLacks(false, false)]).toEqual([[], []]);
});
