import { expect, test } from 'vitest';

import type { ShownReminder } from '../../../services/care/reminder/contract.js';
import { whenText } from './texts.js';

const coming: ShownReminder = {
  reminderId: 'r1',
  kind: 'PrescriptionExp',
  name: 'Dags att förnya recept',
  text: 'Det är dags att förnya ett recept för dig.',
  dueOn: '2026-12-03',
  time: '2026-12-03T08:00:00.000Z',
  cancelTime: null,
  readAt: null,
  phase: 'planned',
  channels: ['App', 'Email', 'Sms'],
};

test('a coming reminder says when and how, in Stockholm time', () => {
  expect(whenText(coming)).toBe('Skickas 3 december 2026 kl. 09.00 i appen, med e-post och med sms');
});

test('one that no channel can bring says that it is not sent', () => {
  expect(whenText({ ...coming, channels: [] })).toBe(
    'Skickas inte 3 december 2026: ingen kanal som du har valt når dig.',
  );
});

test('a sent one says how it came', () => {
  expect(whenText({ ...coming, phase: 'left', channels: ['Sms'] })).toBe('Skickad 3 december 2026 kl. 09.00 med sms');
});

test('a cancelled one says since when', () => {
  const cancelled = { ...coming, phase: 'cancelled', cancelTime: '2026-11-30T23:30:00.000Z' } as const;
  expect(whenText(cancelled)).toBe('Inställd 1 december 2026');
});
