import { beforeEach, expect, test } from 'vitest';

import type { AuthRequest } from '../../../partners/bankid/protocol.js';
import { BankIdEId } from './bankid-e-id.js';

const start = {
  by: 'this-device',
  device: 'mobile',
  endUserIp: '192.0.2.7',
  userAgent: 'a browser',
  returnUrl: null,
} as const;
const order = { orderRef: 'r', autoStartToken: 's', qrStartToken: 't', qrStartSecret: 'x' };

let asked: AuthRequest[];
let bankId: BankIdEId;
beforeEach(() => {
  asked = [];
  const never = (): Promise<never> => Promise.reject(new Error('not asked for'));
  const gateway = { auth: async (request: AuthRequest) => (asked.push(request), order), collect: never, cancel: never };
  bankId = new BankIdEId({
    gateway,
    domain: 'algort.example',
    intent: 'Jag vill logga in.',
    appUrl: null,
    now: () => '2026-11-21T10:00:00.000Z',
  });
});

test('BankID is told which device it is, for its risk engine', async () => {
  await bankId.start({ ...start, deviceIdentifier: 'q8Yd' });
  expect(asked[0]?.web).toEqual({
    referringDomain: 'algort.example',
    userAgent: 'a browser',
    deviceIdentifier: 'q8Yd',
  });
});

test('BankID gets nothing that all devices have in common when the browser is unknown', async () => {
  await bankId.start({ ...start, deviceIdentifier: null });
  expect(asked[0]?.web).toEqual({ referringDomain: 'algort.example', userAgent: 'a browser' });
});
