import { expect, test } from 'vitest';

import type { LoginAttempt } from '../attempt/attempt.js';
import { PartnerRefusal } from '../../../partners/partner-error.js';
import { BankIdEId } from './bankid-e-id.js';
import { EIdUnavailable, type EId } from './e-id.js';
import { FrejaEId } from './freja-e-id.js';

const attempt = { order: { reference: 'r' }, by: 'qr', device: 'desktop' } as LoginAttempt;
const never = (): Promise<never> => Promise.reject(new Error('not asked for'));
const now = (): string => '2026-11-21T10:00:00.000Z';

function bankId(status: number, code: string | null): EId {
  const collect = (): Promise<never> => Promise.reject(new PartnerRefusal('bankid', status, code, 'no'));
  return new BankIdEId({
    gateway: { auth: never, collect, cancel: never },
    domain: 'a',
    intent: 'b',
    appUrl: null,
    now,
  });
}

function freja(code: string | null): EId {
  const result = (): Promise<never> => Promise.reject(new PartnerRefusal('freja', 400, code, 'no'));
  return new FrejaEId({ gateway: { init: never, result, cancel: never }, appUrl: null, publicUrl: 'https://a', now });
}

test.each([
  [401, 'unauthorized'],
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [415, 'unsupportedMediaType'],
  [400, 'alreadyInProgress'],
  [400, null],
])('BankID’s %i %s is about the call: the order continues', async (status, code) => {
  await expect(bankId(status, code).collect(attempt)).rejects.toBeInstanceOf(EIdUnavailable);
});

test.each(['invalidParameters', 'INVALIDPARAMETERS'])('BankID’s %s means that the order is lost', async (code) => {
  expect(await bankId(400, code).collect(attempt)).toMatchObject({ kind: 'over', status: 'Failed', again: 'lost' });
});

test.each(['canceled', 'cancelled'])('BankID’s %s means that a newer order replaced it', async (code) => {
  expect(await bankId(400, code).collect(attempt)).toMatchObject({ kind: 'over', status: 'Cancel1', again: 'no' });
});

test.each(['1008', '1010', null])('Freja’s %s is about the call: the request continues', async (code) => {
  await expect(freja(code).collect(attempt)).rejects.toBeInstanceOf(EIdUnavailable);
});

test('Freja’s 1100 means that the request is lost', async () => {
  expect(await freja('1100').collect(attempt)).toMatchObject({ kind: 'over', status: 'Failed', again: 'lost' });
});
