import { expect, test } from 'vitest';

import { copiedSessionMail, newDeviceMail } from './log-in-mail-texts.js';

const at = '2026-11-23T09:12:00.000Z';

test('a mail about a new device says when, how and with what, and what to do', () => {
  const { subject, text } = newDeviceMail(
    { at, method: 'FrejaPlus', device: 'Safari på iPhone' },
    'Astrid',
    'https://a.se',
  );
  expect(subject).toBe('Ny inloggning på ditt konto');
  expect(text).toMatch(/^Hej Astrid!\n\n/);
  expect(text).toContain('23 november 2026 kl. 10.12 med Freja+, från en enhet som är ny för oss: Safari på iPhone.');
  expect(text).toContain('https://a.se/member/minainloggningar');
});

test('a mail about a copied cookie says what was done and why, also to a customer without a name', () => {
  const { subject, text } = copiedSessionMail(at, null, 'https://a.se');
  expect(subject).toBe('Vi har loggat ut en av dina enheter');
  expect(text).toMatch(/^Hej!\n\n23 november 2026 kl. 10.12 /);
});
