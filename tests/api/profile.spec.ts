import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const START = '2026-03-02T10:00:00.000Z';
const TWO_HOURS_LATER = '2026-03-02T12:00:00.000Z';
/** 180 days and a few hours after the member joined. */
const AUTUMN = '2026-08-29T12:00:00.000Z';

const ASTRID = '198507099805';
const NILS = '198507099813';
const ELSA = '199908072391';
const COORDINATED = '197010632391';

const contact = { EmailAddress: 'astrid@example.se', MobileNumber: '070-123 45 67' };
const address = {
  FirstName: 'Astrid',
  LastName: 'Ekström',
  StreetAddress: 'Storgatan 1',
  PostCode: '111 22',
  PostOrt: 'Stockholm',
  CoAddress: 'c/o Berg',
};
const whole = { ...address, ...contact, ResetEmailVerificationPeriod: false };

describe('the profile by the API', () => {
  const clock = new SettableClock(START);
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ clock, products: 40 });
  });
  afterAll(() => shop.stop());
  beforeEach(() => clock.set(START));

  async function loggedIn(ssn: string): Promise<Shopper> {
    const shopper = shop.visitor();
    await shopper.logIn(ssn);
    return shopper;
  }
  const profile = async (shopper: Shopper): Promise<Record<string, unknown>> =>
    (await shopper.get('/api/userprofile/profile')).body['Result'] as unknown as Record<string, unknown>;

  test.each([
    ['GET', '/api/userprofile/profile', undefined, 'Could not fetch profile'],
    ['GET', '/api/userprofile/civilRegistrationAddress', undefined, 'Could not fetch profile'],
    ['GET', '/api/userprofile/myPagesofferDetails', undefined, 'Could not fetch profile'],
    ['POST', '/api/userprofile/updateprofile', whole, 'Could not update profile'],
    ['POST', '/api/userprofile/ussupdateprofile', contact, 'Could not update profile'],
    ['PUT', '/api/userprofile/updateshouldverifyemail', {}, 'Could not update profile'],
  ])('a guest may not %s %s', async (method, path, body, message) => {
    expect(await shop.visitor().send(method, path, body)).toMatchObject({
      status: 401,
      body: { Success: false, errorMessage: message, errors: [{ code: 'LOGIN_REQUIRED' }] },
    });
  });

  test('a guest has a status too', async () => {
    const { body } = await shop.visitor().get('/api/userprofile/status');
    expect(body).toEqual({
      Success: true,
      Result: {
        CustomerType: 'guest',
        IsApoPlusAuthenticated: false,
        ElegAuthenticated: false,
        ShouldVerifyEmail: false,
        IsProfileComplete: false,
      },
    });
  });

  test('all fields of the seed can be read, and are also written under their other names (PRO-14)', async () => {
    const astrid = await loggedIn(ASTRID);
    expect(await profile(astrid)).toEqual({
      ...{
        FirstName: 'Astrid',
        LastName: 'Ekström',
        StreetAddress: '',
        PostalCode: '',
        City: '',
        CoAddress: '',
        CellphoneNumber: '',
        Email: '',
      },
      ...{
        PersonNumber: ASTRID,
        IsApoPlusAuthenticated: false,
        ElegAuthenticated: true,
        ShouldVerifyEmail: false,
        IsPersonNumberExist: true,
      },
    });
    expect(await astrid.post('/api/userprofile/updateprofile', whole)).toMatchObject({
      status: 200,
      body: {
        Success: true,
        Result: { PostalCode: '11122', City: 'Stockholm', CellphoneNumber: '0701234567', Email: 'astrid@example.se' },
      },
    });
    expect(await profile(astrid)).toMatchObject({
      StreetAddress: 'Storgatan 1',
      CoAddress: 'c/o Berg',
      PostalCode: '11122',
      City: 'Stockholm',
    });
    expect((await astrid.get('/api/userprofile/status')).body).toMatchObject({
      Result: { CustomerType: 'known', ElegAuthenticated: true, IsProfileComplete: true },
    });
  });

  test('the reduced update changes no other field, and without an address the profile is not complete', async () => {
    const nils = await loggedIn(NILS);
    expect(await nils.post('/api/userprofile/ussupdateprofile', contact)).toMatchObject({
      status: 200,
      body: { Success: true, Result: { FirstName: 'Nils', StreetAddress: '', CellphoneNumber: '0701234567' } },
    });
    expect((await nils.get('/api/userprofile/status')).body).toMatchObject({ Result: { IsProfileComplete: false } });
  });

  test.each([
    ['EmailAddress', 'astrid@example', 'Ange en giltig e-post'],
    ['EmailAddress', 'astrid@example.museum', 'Ange en giltig e-post'],
    ['EmailAddress', undefined, 'E-post saknas.'],
    ['MobileNumber', '08-123 45 67', 'Ange ett giltigt mobilnummer'],
    ['MobileNumber', '070x1234567', 'Ange ett giltigt mobilnummer'],
    ['MobileNumber', 701234567, 'Mobilnummer saknas.'],
    ['PostCode', '01122', 'Ange ett giltigt postnummer'],
    ['PostOrt', 'Stockholm 2', 'Ange en giltig ort'],
    ['FirstName', '<b>Astrid</b>', 'Ange ett giltigt namn'],
    ['StreetAddress', ' ', 'Gatuadress saknas.'],
    ['CoAddress', 'x'.repeat(101), 'C/o är för lång.'],
    ['ResetEmailVerificationPeriod', 'ja', 'ResetEmailVerificationPeriod ska vara true eller false.'],
    ['PersonNumber', NILS, 'Fältet PersonNumber är okänt.'],
    ['customerId', 'c2', 'Fältet customerId är okänt.'],
  ])('an update whose %s is %p fails', async (field, value, message) => {
    const astrid = await loggedIn(ASTRID);
    const before = await profile(astrid);
    const answer = await astrid.post('/api/userprofile/updateprofile', {
      ...whole,
      StreetAddress: 'Ny gata 1',
      [field]: value,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { Success: false, errorMessage: 'Update was not successful', errors: [{ field, message }] },
    });
    expect(await profile(astrid)).toEqual(before);
  });

  test('every wrong field is named at once', async () => {
    const { body } = await (
      await loggedIn(ASTRID)
    ).post('/api/userprofile/ussupdateprofile', { EmailAddress: 'x', MobileNumber: 'y' });
    expect(body.errors?.map(({ field }) => field)).toEqual(['EmailAddress', 'MobileNumber']);
  });

  test.each([['[]'], ['null'], ['"x"'], ['{"EmailAddress":'], ['{"__proto__":{"EmailAddress":"a@b.se"}}']])(
    'the body %s is refused',
    async (body) => {
      const answer = await (await loggedIn(ASTRID)).post('/api/userprofile/ussupdateprofile', body);
      expect(answer.status).toBe(400);
    },
  );

  test('a profile belongs to one customer', async () => {
    const [astrid, elsa] = [await loggedIn(ASTRID), await loggedIn(ELSA)];
    await astrid.post('/api/userprofile/updateprofile', whole);
    expect(await profile(elsa)).toMatchObject({ FirstName: 'Elsa', Email: '', StreetAddress: '', PersonNumber: ELSA });
    const asked = await elsa.get(`/api/userprofile/profile?customerId=${await shop.customerId(ASTRID)}`);
    expect(asked.body).toMatchObject({ Result: { PersonNumber: ELSA } });
  });

  test('after the identification has ended only the name is shown, and nothing can be changed (CLB-14)', async () => {
    const astrid = shop.visitor();
    await astrid.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`);
    await astrid.post('/api/userprofile/updateprofile', whole);
    clock.set(TWO_HOURS_LATER);
    expect(await profile(astrid)).toMatchObject({
      FirstName: 'Astrid',
      StreetAddress: '',
      Email: '',
      CellphoneNumber: '',
      PersonNumber: '',
      ElegAuthenticated: false,
      IsPersonNumberExist: true,
    });
    for (const [path, body] of [
      ['updateprofile', whole],
      ['ussupdateprofile', contact],
    ] as const) {
      expect(await astrid.post(`/api/userprofile/${path}`, body)).toMatchObject({
        status: 401,
        body: { errors: [{ code: 'IDENTIFICATION_REQUIRED' }] },
      });
    }
    expect(await astrid.get('/api/userprofile/civilRegistrationAddress')).toMatchObject({ status: 401 });
    expect(await astrid.post('/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Newsletter' })).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'IDENTIFICATION_REQUIRED' }] },
    });
  });

  test('the population register gives a person’s address, and nothing about a person it does not have', async () => {
    const { body } = await (await loggedIn(ASTRID)).get('/api/userprofile/civilRegistrationAddress');
    expect(body).toMatchObject({
      Success: true,
      Result: { FirstName: 'Astrid', LastName: 'Ekström', PostalCode: expect.stringMatching(/^[1-9]\d{4}$/) },
    });
    expect((await (await loggedIn(COORDINATED)).get('/api/userprofile/civilRegistrationAddress')).body).toEqual({
      Success: true,
      Result: null,
    });
  });

  test.each([
    ['protects a person', { protected: [ASTRID] }],
    ['is down', { fault: 'down' as const }],
    ['answers about somebody else', { fault: 'somebody-else' as const }],
  ])('when the register %s no address is shown, and there is no error', async (_what, script) => {
    const register = shop.partners.simulated['population-register'];
    const astrid = await loggedIn(ASTRID);
    register?.setScript(script);
    const answer = await astrid.get('/api/userprofile/civilRegistrationAddress');
    register?.setScript({});
    expect(answer).toMatchObject({ status: 200, body: { Success: true, Result: null } });
  });

  test('a member is asked about contact details after the period, and not again after an answer (PRO-04)', async () => {
    await (
      await loggedIn(ELSA)
    ).post('/api/apoplus/registermember', { email: 'elsa@example.se', mobileNumber: '0707654321' });
    expect(await profile(await loggedIn(ELSA))).toMatchObject({
      IsApoPlusAuthenticated: true,
      ShouldVerifyEmail: false,
      Email: 'elsa@example.se',
      CellphoneNumber: '0707654321',
    });

    clock.set(AUTUMN);
    const elsa = await loggedIn(ELSA);
    expect(await profile(elsa)).toMatchObject({ ShouldVerifyEmail: true });
    await elsa.post('/api/userprofile/ussupdateprofile', {
      EmailAddress: 'elsa@example.se',
      MobileNumber: '0707654321',
      ResetEmailVerificationPeriod: true,
    });
    expect(await profile(elsa)).toMatchObject({ ShouldVerifyEmail: false });

    clock.set('2027-03-01T12:00:00.000Z');
    const again = await loggedIn(ELSA);
    expect(await profile(again)).toMatchObject({ ShouldVerifyEmail: true });
    expect(await again.put('/api/userprofile/updateshouldverifyemail', {})).toMatchObject({
      status: 200,
      body: { Success: true, Result: { ShouldVerifyEmail: false } },
    });
    expect(await again.put('/api/userprofile/updateshouldverifyemail', { ShouldVerifyEmail: false })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'ShouldVerifyEmail' }] },
    });
  });

  test('only an identified member can read benefits', async () => {
    expect((await (await loggedIn(NILS)).get('/api/userprofile/myPagesofferDetails')).body).toEqual({
      Success: true,
      Result: {
        IsMember: false,
        Level: null,
        Points: 0,
        BonusChecks: [],
        HasFutureBonusCheck: false,
        HasManyVouchers: false,
      },
    });
    expect((await (await loggedIn(ELSA)).get('/api/userprofile/myPagesofferDetails')).body).toMatchObject({
      Result: { IsMember: true, Level: '+', Points: 0 },
    });
  });

  test('the named patterns are those that the server checks (PRO-01)', async () => {
    const { status, body } = await shop.visitor().get('/api/regex/pattern');
    expect(status).toBe(200);
    const patterns = body as unknown as Record<string, string>;
    expect(Object.keys(patterns)).toEqual(
      expect.arrayContaining([
        'postalCode',
        'personNumber',
        'cardOrPersonNumber',
        'city',
        'email',
        'name',
        'phone',
        'mobileNumber',
        'pharmacistMessage',
        'campaignCode',
      ]),
    );
    expect(new RegExp(patterns['email'] as string, 'u').test('astrid@example.museum')).toBe(false);
  });
});
