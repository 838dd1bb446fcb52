import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommandBus } from '@nestjs/cqrs';

import { customer } from '../../domain/customer/index.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { LogIn } from '../../services/person/login/log-in.js';
import { ASTRID } from '../shop/e-id.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const DETAILS = '/member/minauppgifter';
const TESTS = {
  on: { says: 'are sent alone: nothing else of the profile is looked at', looksAtTheName: false },
  off: { says: 'are sent with the whole profile, all of which must hold', looksAtTheName: true },
} as const;

/** This person's name, which the e-ID gave, breaks the rules of the profile. */
describe.each(['on', 'off'] as const)('contact details on the pages, with UsersServiceToggle %s', (state) => {
  let shop: TestShop;
  let astrid: Shopper;
  beforeAll(async () => {
    const settings = { TOGGLES: `UsersServiceToggle=${state}` };
    shop = await startTestShop({ products: 40, settings, webBuild: path.resolve('dist/web') });
    const person = { personNumber: ASTRID, firstName: 'Astrid 2', lastName: 'Ekström', method: 'BankID' } as const;
    await shop.app.get(CommandBus).execute(new LogIn({ token: null, session: null }, person, newContext(SYSTEM)));
    astrid = shop.visitor();
    await astrid.logIn(ASTRID);
  });
  afterAll(() => shop.stop());

  async function named(firstName: string): Promise<void> {
    const renamed = { type: 'UpdateProfile', profile: { firstName } } as const;
    await shop.platform.commands.handle(customer, await shop.customerId(ASTRID), renamed, newContext(SYSTEM));
  }

  async function save(email: string): Promise<{ readonly status: number; readonly text: string }> {
    const form = { save: 'contact', commandId: randomUUID(), email, mobileNumber: '0701234567' };
    const { status, body } = await astrid.sendForm(DETAILS, form);
    return { status, text: String(body['text']) };
  }

  const kept = async () => (await astrid.get('/api/userprofile/profile')).body['Result'] as unknown;

  test(TESTS[state].says, async () => {
    const first = await save('astrid@exempel.se');
    expect(first.text.includes('Ange ett giltigt namn')).toBe(TESTS[state].looksAtTheName);
    await named('Astrid');
    expect((await save('astrid@exempel.se')).status).toBe(303);
    expect(await kept()).toMatchObject({ Email: 'astrid@exempel.se', CellphoneNumber: '0701234567' });
  });
});
