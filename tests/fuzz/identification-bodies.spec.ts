import http from 'node:http';

import { afterAll, describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';
import { askShop, inTurn, type Sent } from './ask.js';
import { bodyOf } from './bodies.js';
import { nasty, sent } from './nasty.js';
import { Random } from './random.js';

const BODIES = 10_000;
const AT_ONCE = 16;
const ASTRID = '198507099805';

/** All calls about a person: identification, session, profile, consent and favourites. */
const CALLS: readonly (readonly [string, string])[] = [
  ['POST', 'sessionapi/v1/grandid/initlogin'],
  ['POST', 'sessionapi/v1/grandid/extend'],
  ['POST', 'sessionapi/v1/grandid/cancel'],
  ['GET', 'sessionapi/v1/grandid/checkstatus?nonce=:value'],
  ['GET', 'sessionapi/v1/grandid/test/initloginauto?ssn=:value&ehmDeviceType=:value'],
  ['POST', 'commands/logged-in'],
  ['POST', 'commands/logged-out'],
  ['POST', 'api/userprofile/updateprofile'],
  ['POST', 'api/userprofile/ussupdateprofile'],
  ['PUT', 'api/userprofile/updateshouldverifyemail'],
  ['POST', 'api/AppReview/post/appReviewChoice'],
  ['POST', 'api/userconsent/add'],
  ['POST', 'api/marketingPushNotificationUserConsent/SetUserConsent'],
  ['POST', 'api/favourites/add/:value'],
  ['POST', 'api/favourites/delete/:value'],
  ['POST', 'api/ProductMonitoring'],
  ['POST', 'api/productmonitoring/getProducts'],
  ['PUT', 'api/usermessages/setread'],
  ['POST', 'api/apoplus/registermember'],
  ['GET', 'api/heartbeat/check?lastActiveSecondsAgo=:value'],
  ['POST', 'api/log/:value'],
  ['POST', 'api/log/error'],
  ['POST', 'api/pageview'],
];

/** Names of fields, some of which these calls read. Others belong to other calls. */
const FIELDS = [
  'authenticationType',
  'applicationType',
  'stayLoggedIn',
  'thisDevice',
  'previousPersonNumber',
  'personalIdentityNumber',
  'FirstName',
  'LastName',
  'StreetAddress',
  'CoAddress',
  'PostCode',
  'PostOrt',
  'PostalCode',
  'City',
  'MobileNumber',
  'CellphoneNumber',
  'Email',
  'email',
  'mobileNumber',
  'IsConsent',
  'ConsentDetail',
  'UserId',
  'ProductId',
  'NotificationType',
  'productType',
  'DeviceId',
  'MessageGuid',
  'info',
  'page',
  'userChoice',
];
/** Values that are right for some field, so that a body can pass the first checks. */
const VALUES = [
  'BankID',
  'FrejaPlus',
  'Mobile',
  'Desktop',
  'Favorite',
  'MarketingPush',
  'PUSH',
  'RX',
  ASTRID,
  '198507099806',
  '123456',
  'Åsa',
  'asa@exempel.se',
  '0701234567',
  '11122',
  '00000000-0000-4000-8000-000000000000',
  'true',
  'false',
  'rate',
];

describe('invalid bodies', () => {
  const shop = servedShop({ products: 40, partners: 'inside' });
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  afterAll(() => agent.destroy());

  test(`in ${BODIES} calls about a person, a log-in, a watch and the log never break the shop`, async () => {
    const random = new Random(20261121);
    const known = new Shopper(shop.url);
    await known.logIn(ASTRID);
    const cookies = [
      '',
      `algort_session=${known.cookie('algort_session')}`,
      `algort_session=${'x'.repeat(43)}; algort_login=${'y'.repeat(43)}`,
    ];
    const all = Array.from({ length: BODIES }, () => anyCall(random, random.of(cookies)));
    const faults: string[] = [];
    const port = Number(new URL(shop.url).port);
    const seen = new Map<number, number>();
    await inTurn(all, AT_ONCE, async (call) => {
      const { status, body } = await askShop(agent, port, call).catch((error: Error) => ({
        status: 0,
        body: error.message,
      }));
      seen.set(status, (seen.get(status) ?? 0) + 1);
      // Only a server error or a lost connection is a fault. A refusal is right, for example of a code that no phone
      // shows.
      if (status === 0 || status >= 500)
        faults.push(`${status} ${body.slice(0, 200)}: ${JSON.stringify(call).slice(0, 500)}`);
    });
    expect(faults).toEqual([]);
    // Many requests must be refused and many accepted. Otherwise they did not get far enough to test anything.
    expect([seen.get(400), seen.get(200)].every((count) => (count ?? 0) > 100)).toBe(true);
  });
});

function anyCall(random: Random, cookie: string): Sent {
  const [method, route] = random.of(CALLS);
  const path = `/${route.replace(/:value/g, () => sent(random, random.chance(30) ? random.of(VALUES) : nasty(random).slice(0, 900)))}`;
  const type = random.of([
    'application/json',
    'application/json',
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ]);
  const headers = {
    ...(type && { 'content-type': type }),
    ...(cookie && { cookie }),
    'x-forwarded-for': random.of(['', '198.51.100.1', 'x']),
  };
  return method === 'GET' ? { method, path, headers } : { method, path, headers, body: body(random) };
}

function body(random: Random): string {
  if (random.chance(40)) return bodyOf(random);
  const fields = Array.from({ length: 1 + random.below(6) }, () => [
    random.of(FIELDS),
    random.chance(60)
      ? random.of(VALUES)
      : random.of([null, true, false, 0, -1, 1e308, [], {}, [[]], '\ud800', 'a\0b', nasty(random)]),
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}
