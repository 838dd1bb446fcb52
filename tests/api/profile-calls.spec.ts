import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { atStockholm } from '../../domain/kernel/index.js';
import { membership } from '../../domain/member/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const JANUARY = atStockholm('2026-01-20', '10:00');
const FEBRUARY = atStockholm('2026-02-10', '10:00');
const ASTRID = '198507099805';
const NILS = '198507099813';

/** The payload of a full update, and of a reduced one, as the specification names their fields. */
const FULL = {
  FirstName: 'Astrid',
  LastName: 'Ekström',
  StreetAddress: 'Storgatan 1',
  PostCode: '11122',
  PostOrt: 'Stockholm',
  CoAddress: 'c/o Berg',
  MobileNumber: '0701234567',
  EmailAddress: 'astrid@example.se',
  ResetEmailVerificationPeriod: true,
} as const;
const REDUCED = { EmailAddress: FULL.EmailAddress, MobileNumber: FULL.MobileNumber } as const;
const OPTIONAL = ['CoAddress', 'ResetEmailVerificationPeriod'];

const STATUS = [
  'CustomerType',
  'IsApoPlusAuthenticated',
  'ElegAuthenticated',
  'ShouldVerifyEmail',
  'IsProfileComplete',
];
/** Each call that reads, with exactly the fields of its Result. */
const READS = [
  [
    'profile',
    ['FirstName', 'LastName', 'StreetAddress', 'PostalCode', 'City', 'CoAddress', 'CellphoneNumber', 'Email'].concat([
      'PersonNumber',
      'IsApoPlusAuthenticated',
      'ElegAuthenticated',
      'ShouldVerifyEmail',
      'IsPersonNumberExist',
    ]),
  ],
  ['civilRegistrationAddress', ['FirstName', 'LastName', 'StreetAddress', 'PostalCode', 'City', 'CoAddress']],
  ['status', STATUS],
  ['myPagesofferDetails', ['IsMember', 'Level', 'Points', 'BonusChecks', 'HasFutureBonusCheck', 'HasManyVouchers']],
] as const;

describe('each call of the profile, exactly as the seed says (PRO-03, PRO-14)', () => {
  const clock = new SettableClock(JANUARY);
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop({ clock, products: 40 })));
  afterAll(() => shop.stop());
  beforeEach(() => clock.set(JANUARY));

  async function loggedIn(ssn: string): Promise<Shopper> {
    const shopper = shop.visitor();
    await shopper.logIn(ssn);
    return shopper;
  }
  const resultOf = async (shopper: Shopper, call: string): Promise<Record<string, unknown>> =>
    (await shopper.get(`/api/userprofile/${call}`)).body['Result'] as unknown as Record<string, unknown>;
  const without = (body: object, field: string): object =>
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

  test.each(READS)('GET %s has these fields and no others', async (call, fields) => {
    const astrid = await loggedIn(ASTRID);
    const { status, body } = await astrid.get(`/api/userprofile/${call}`);
    expect({ status, Success: body['Success'] }).toEqual({ status: 200, Success: true });
    expect(Object.keys(await resultOf(astrid, call)).sort()).toEqual([...fields].sort());
  });

  test.each([
    ['updateprofile', FULL],
    ['ussupdateprofile', REDUCED],
  ] as const)('POST %s needs each of its fields, and accepts no other', async (call, body) => {
    const astrid = await loggedIn(ASTRID);
    const send = (sent: object) => astrid.post(`/api/userprofile/${call}`, sent);
    for (const field of Object.keys(body).filter((name) => !OPTIONAL.includes(name))) {
      expect(await send(without(body, field))).toMatchObject({
        status: 400,
        body: { Success: false, errorMessage: 'Update was not successful', errors: [{ field }] },
      });
    }
    const other = call === 'updateprofile' ? 'PostalCode' : 'FirstName';
    expect(await send({ ...body, [other]: 'x' })).toMatchObject({ status: 400, body: { errors: [{ field: other }] } });
    expect(await send(body)).toMatchObject({ status: 200, body: { Success: true } });
  });

  test('the full update accepts missing optional fields, and clears the care-of', async () => {
    const astrid = await loggedIn(ASTRID);
    await astrid.post('/api/userprofile/updateprofile', FULL);
    expect(await resultOf(astrid, 'profile')).toMatchObject({ CoAddress: 'c/o Berg' });
    for (const field of OPTIONAL)
      expect(await astrid.post('/api/userprofile/updateprofile', without(FULL, field))).toMatchObject({ status: 200 });
    await astrid.post('/api/userprofile/updateprofile', { ...FULL, CoAddress: '' });
    expect(await resultOf(astrid, 'profile')).toMatchObject({ CoAddress: '' });
  });

  test('PUT updateshouldverifyemail reads no body, and answers the status', async () => {
    const astrid = await loggedIn(ASTRID);
    const { status, body } = await astrid.put('/api/userprofile/updateshouldverifyemail', {});
    expect({ status, fields: Object.keys(body['Result'] ?? {}).sort() }).toEqual({
      status: 200,
      fields: STATUS.sort(),
    });
  });

  test('a member can read level, points and bonus checks, and whether one is for next month', async () => {
    const nils = await loggedIn(NILS);
    await nils.post('/api/apoplus/registermember', { email: 'nils@exempel.se', mobileNumber: '0701234567' });
    const { memberId } = (await shop.app.get(MemberOf, { strict: false }).active(await shop.customerId(NILS)))!;
    const commands = shop.app.get(CommandHandling, { strict: false });
    const context = () => newContext({ kind: 'system', id: 'test' });
    const earned = { orderId: randomUUID(), lotId: randomUUID(), basis: 100_000, on: '2026-01-20' };
    await commands.handle(membership, memberId, { type: 'EarnPoints', parcelId: null, ...earned }, context());
    await commands.handle(
      membership,
      memberId,
      { type: 'IssueCheque', chequeId: randomUUID(), on: '2026-01-31' },
      context(),
    );
    const words = { validText: 'Aktiveras nästa månad.', validDateFormatted: '30 april 2026' };
    const check = { amount: 20, validFrom: '2026-02-01', validTo: '2026-04-30', redeemed: false, ...words };
    const details = { IsMember: true, Level: '+', Points: 1_000, HasManyVouchers: false };
    expect(await resultOf(nils, 'myPagesofferDetails')).toEqual({
      ...details,
      BonusChecks: [check],
      HasFutureBonusCheck: true,
    });
    clock.set(FEBRUARY);
    expect(await resultOf(await loggedIn(NILS), 'myPagesofferDetails')).toEqual({
      ...details,
      BonusChecks: [{ ...check, validText: 'Giltig till' }],
      HasFutureBonusCheck: false,
    });
    expect(await resultOf(await loggedIn(NILS), 'status')).toMatchObject({ IsApoPlusAuthenticated: true });
  });
});
