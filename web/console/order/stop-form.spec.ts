import { expect, test } from 'vitest';

import { readStopForm } from './stop-form.js';

const commandId = '0e1f2a63-8f0e-4f5e-9d0f-1d9f3a0a1b2c';

function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('the chosen parcels are read, with the reason', () => {
  const fields = { commandId, orsak: 'Kunden ringde', 'paket-412345678-1': 'ja', 'paket-412345678-2': 'ja' };
  const parcelIds = ['412345678-1', '412345678-2'];
  expect(readStopForm(sent(fields))).toEqual({ commandId, reason: 'Kunden ringde', parcelIds });
});

test('a form without a command id is none of ours', () => {
  expect(readStopForm(sent({ orsak: 'Kunden ringde' }))).toBeNull();
});
