import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import type { PaymentGateway } from '../../services/partners/adyen/gateway.js';
import { PAYMENT_GATEWAY } from '../../services/partners/adyen/gateway.js';
import {
  visitorKinds,
  type VisitorKind,
  lackOf,
  matrix,
  ruleOf,
  type Action,
  type Lack,
} from '../../domain/permission/index.js';
import { PERMISSION } from '../../services/access/permission/permission-gate.js';
import { astrid } from '../shop/purchase.js';
import { giveReason } from '../shop/staff.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** What came of an action: the right that is missing, 'done', or a code or status that no test expects. */
type Asked = Lack | 'done' | string;
type Probe = (who: Shopper) => Promise<Asked>;

const LACKS: Readonly<Record<string, Lack>> = {
  LOGIN_REQUIRED: 'login',
  IDENTIFICATION_REQUIRED: 'identification',
  NEEDS_IDENTIFICATION: 'identification',
  NotAMember: 'membership',
  FORBIDDEN: 'authority',
};

function told({ status, body }: Answer): Asked {
  if (status !== 401 && status !== 403) return status < 500 ? 'done' : `${status}`;
  const { code = '' } = body.errors?.[0] ?? {};
  return LACKS[code] ?? code;
}
const call =
  (method: string, address: string, body?: unknown): Probe =>
  async (who) =>
    told(await who.send(method, address, body));
/** Opens a page. A page sends a visitor without the right to the log-in, and does not say which right is missing. */
const page =
  (address: string): Probe =>
  async (who) => {
    const { status, headers } = await who.send('GET', address, undefined, {}, 'manual');
    return (headers.get('location') ?? '').startsWith('/init-login')
      ? 'log-in page'
      : status === 200
        ? 'done'
        : `${status}`;
  };

let shop: TestShop;
let varuId: string;
const clock = new SettableClock('2026-11-20T08:00:00.000Z');
const people = {} as Record<VisitorKind, Shopper>;

/** How to try each action: a call or a page of the running shop that needs its permission. */
const probes: Partial<Record<Action, Probe>> = {
  'shop.browse': call('GET', '/api/featuretoggles'),
  'shop.search': call('POST', '/api/loop/autoComplete', {}),
  'shop.count': call('POST', '/api/pageview', {}),
  'cart.use': call('GET', '/cart'),
  'cart.as-member': call('GET', '/cart/as-member'),
  'cart.prescription-goods': call('PUT', '/cart/sync-prescriptions', {}),
  'payment.stored-card': call('GET', '/payments/cards'),
  'cheque.use': call('PUT', `/cart/bonus-check/${randomUUID()}`),
  'cheque.remove': call('DELETE', `/cart/bonus-check/${randomUUID()}`),
  'checkout.use': call('GET', '/customer-details'),
  'checkout.express': async (who) => {
    await who.post('/cart/add-quantity', { id: varuId, quantity: 1 });
    await who.put('/customer-details', astrid);
    return told(await who.put('/shipments/sync-user-choice', { optionId: 'locker' }));
  },
  'payment.pay': call('POST', '/payments/start', {}),
  'order.own': async (who) =>
    (await who.get(`/shop/confirmation?Id=${randomUUID()}`)).status === 404 ? 'done' : 'refused',
  'order.withdraw': async (who) => ((await who.get(`/shop/angra/${randomUUID()}`)).status === 404 ? 'done' : 'refused'),
  'order.complain': async (who) =>
    (await who.get(`/shop/reklamera/${randomUUID()}`)).status === 404 ? 'done' : 'refused',
  'order.send-again': async (who) => {
    const address = `/shop/hamta/${randomUUID()}/1-1`;
    return (await who.sendForm(address, { commandId: randomUUID() })).status === 404 ? 'done' : 'refused';
  },
  'order.track': page('/tracking'),
  'order.list': page('/member/minakop'),
  'login.use': call('GET', '/sessionapi/v1/grandid/checkstatus'),
  'login.notice': call('POST', '/commands/logged-in', {}),
  'session.list': page('/member/minainloggningar'),
  'session.end': async (who) => {
    const form = { what: 'en', sessionId: randomUUID(), commandId: randomUUID() };
    const { headers } = await who.sendForm('/member/minainloggningar', form);
    return headers.get('location')?.startsWith('/init-login') ? 'log-in page' : 'done';
  },
  'session.watch': call('GET', '/api/heartbeat/check'),
  'client.log': call('POST', '/api/log/info', { info: 'x' }),
  'profile.status': call('GET', '/api/userprofile/status'),
  'profile.read': call('GET', '/api/userprofile/profile'),
  'profile.change': call('POST', '/api/userprofile/ussupdateprofile', {}),
  'profile.postpone': call('PUT', '/api/userprofile/updateshouldverifyemail', {}),
  'profile.extract': page('/member/minauppgifter/utdrag'),
  'profile.address': call('GET', '/api/userprofile/civilRegistrationAddress'),
  'notices.decline': async (who) => {
    const { headers } = await who.sendForm('/notiser/nej', { commandId: randomUUID() });
    return headers.get('location')?.startsWith('/init-login') ? 'log-in page' : 'done';
  },
  'reminder.use': call('GET', '/api/apocalendar/events/toRead'),
  'app-review.read': call('GET', '/api/AppReview/get/ShowAppPrompt'),
  'app-review.answer': call('POST', '/api/AppReview/post/appReviewChoice', {}),
  'consent.read': call('GET', '/api/userconsent/get'),
  'consent.change': call('POST', '/api/userconsent/add', { IsConsent: false, ConsentDetail: 'Favorite' }),
  'consent.give': call('POST', '/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Favorite' }),
  'favourites.read': call('GET', '/api/favourites/get'),
  'favourites.change': call('POST', '/api/favourites/delete'),
  'watch.read': call('POST', '/api/productmonitoring/getProducts', { DeviceId: 'd' }),
  'watch.change': call('POST', '/api/ProductMonitoring', {}),
  'message.list': call('GET', '/api/usermessages'),
  'message.change': call('PUT', '/api/usermessages/setread', { MessageGuid: randomUUID() }),
  'membership.register': call('POST', '/api/apoplus/registermember', {}),
  'membership.summary': page('/member/'),
  'warrant.list': call('GET', '/psoapi/folkservice/getFullmakt'),
  'warrant.give': async (who) =>
    told(await who.sendForm('/psoapi/folkservice/registreraFullmakt', { personnummer: '1', namn: 'A' })),
  'health-look.read': page('/mina-recept-inloggad/vem-har-tittat'),
  'high-cost.read': call('GET', '/psoapi/hkdbService/getTransaktioner'),
  'prescription.read': call('GET', '/psoapi/minaReceptService/getDjurreceptRader'),
  'prescription.order': call('POST', '/kundvagn/hamta', {}),
};

/**
 * Actions that no visitor of this test can try. A partner has no session, and simulators' pages exist only in test
 * environments.
 */
const NO_VISITORS = new Set<Action>([
  'partner.notify',
  'simulation.play',
  'console.enter',
  'console.run',
  'shop.pause',
  'shop.change-search-words',
  'books.use',
  'payment.settle-task',
  'order.stop-parcels',
  'prescription.dispense',
  'warrant.register-at-counter',
  'shop.pause',
]);
/**
 * Actions without a call of their own. They change what a call that is open to more answers; weak-login.spec.ts,
 * identified-goods.spec.ts, session.spec.ts and acting-by-warrant.spec.ts test them.
 */
const WITHIN_A_CALL = new Set<Action>([
  'cart.contact',
  'cart.limited-goods',
  'membership.read',
  'payment.invoice',
  'prescription.order-for-another',
  'prescription.order-for-child',
  'search.personal',
  'session.name',
]);

beforeAll(async () => {
  shop = await startTestShop({ clock, products: 60, webBuild: path.resolve('dist/web') });
  varuId = (await shop.varuIds())[0] as string;
  const enter = async (ssn: string, stayLoggedIn = false): Promise<Shopper> => {
    const who = shop.visitor();
    await who.get(
      `/sessionapi/v1/grandid/test/initloginauto?ssn=${ssn}&ehmDeviceType=desktop&stayLoggedIn=${stayLoggedIn}`,
    );
    return who;
  };
  people.guest = shop.visitor();
  people.known = await enter('198507099805', true);
  clock.set('2026-11-21T10:00:00.000Z');
  people.identified = await enter('198507099813');
  people.member = await enter('199908072391');
  await people.member.post('/api/apoplus/registermember', { email: 'elsa@exempel.se', mobileNumber: '0701234567' });
});
afterAll(() => shop.stop());

const asked = Object.entries(probes) as [Action, Probe][];
const cells = asked.flatMap(([action, probe]) =>
  visitorKinds.map((kind): [VisitorKind, string, Action, Probe] => [
    kind,
    lackOf(kind, action) === null ? 'may' : 'may not',
    action,
    probe,
  ]),
);

test.each(cells)('over HTTP, a visitor of kind %s %s %s', async (kind, _word, action, probe) => {
  const lack = lackOf(kind, action);
  const answer = await probe(people[kind]);
  // A page's redirect does not say whether a log-in or an identification is missing, so both count as the same.
  const byLogIn = (word: string | null): boolean =>
    word === 'login' || word === 'identification' || word === 'log-in page';
  expect(byLogIn(answer) && byLogIn(lack) ? lack : answer).toBe(lack ?? 'done');
});

test('every action of the shop is tested here, or belongs to no visitor', () => {
  const built = (Object.keys(matrix) as Action[]).filter((action) => !ruleOf(action).from);
  const elsewhere = new Set([...NO_VISITORS, ...WITHIN_A_CALL]);
  expect(built.filter((action) => !(action in probes) && !elsewhere.has(action))).toEqual([]);
});

describe('a weak log-in', () => {
  test('does not see the person’s stored cards', async () => {
    const gateway = shop.app.get<PaymentGateway>(PAYMENT_GATEWAY, { strict: false });
    const asks: (string | null)[] = [];
    const { paymentMethods } = gateway;
    gateway.paymentMethods = (request) => (asks.push(request.shopperId), paymentMethods.call(gateway, request));
    await people.known.get('/payments/methods');
    await people.identified.get('/payments/methods');
    gateway.paymentMethods = paymentMethods;
    expect(asks).toEqual([null, await shop.customerId('198507099813')]);
  });

  test('neither reads nor changes favourites and watches, because they say something about health (SES-07)', async () => {
    for (const address of ['/api/favourites/get', '/api/productmonitoring/getProducts']) {
      const answer = await (address.endsWith('get')
        ? people.known.get(address)
        : people.known.post(address, { DeviceId: 'd' }));
      expect(answer).toMatchObject({ status: 401, body: { errors: [{ code: 'IDENTIFICATION_REQUIRED' }] } });
    }
    const page = await people.known.send('GET', '/favourites');
    expect(page.body['text']).toContain('/init-login?redirect=%2Ffavourites');
  });

  test('reads neither address nor number from the profile, nor an order it did not place', async () => {
    const { body } = await people.known.get('/api/userprofile/profile');
    expect(JSON.stringify(body)).toContain('Astrid');
    expect(JSON.stringify(body)).not.toContain('19850709');
  });
});

describe('the console', () => {
  const staff = async (login: string, password: string): Promise<Shopper> => {
    const who = shop.visitor();
    await who.send(
      'POST',
      '/konsol/logga-in',
      new URLSearchParams({ login, password }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
      'manual',
    );
    return who;
  };
  const at = async (who: Shopper, address: string): Promise<string> => {
    const { status, headers } = await who.send('GET', address, undefined, {}, 'manual');
    return headers.get('location')?.startsWith('/konsol/logga-in') ? 'log-in' : String(status);
  };

  test.each(visitorKinds)('is closed to a shopper of kind %s', async (kind) => {
    expect([
      await at(people[kind], '/konsol'),
      await at(people[kind], '/konsol/drift'),
      await at(people[kind], '/konsol/post'),
    ]).toEqual(['log-in', 'log-in', 'log-in']);
  });

  test('is open to customer service, except the operations pages', async () => {
    const kim = await staff('kundtjanst', 'test-kundtjanst');
    expect([await at(kim, '/konsol'), await at(kim, '/konsol/drift')]).toEqual(['200', '403']);
    expect((await kim.get('/api/favourites/get')).status).toBe(401);
  });

  test('is open to operations completely', async () => {
    const dag = await staff('drift', 'test-drift');
    await giveReason(dag, 'operations');
    expect([await at(dag, '/konsol'), await at(dag, '/konsol/drift')]).toEqual(['200', '200']);
  });
});

test('a partner’s notice without its signature is refused, whoever is logged in', async () => {
  for (const kind of visitorKinds)
    expect((await people[kind].post('/webhooks/adyen', { live: 'false', notificationItems: [] })).status).not.toBe(200);
});

test('every method of every controller declares its action', () => {
  const controllers = [...shop.app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .map(({ metatype }) => metatype as { readonly name: string; readonly prototype: Record<string, object> });
  const undeclared = controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype)
      .map((name) => [name, controller.prototype[name] as object] as const)
      .filter(([, method]) => RequestMethod[Reflect.getMetadata('method', method) as number] !== undefined)
      .filter(([, method]) => !Reflect.hasMetadata(PERMISSION, method) && !Reflect.hasMetadata(PERMISSION, controller))
      .map(([name]) => `${controller.name}.${name}`),
  );
  expect(controllers.length).toBeGreaterThan(20);
  expect(undeclared).toEqual([]);
});
