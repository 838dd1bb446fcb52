import { afterEach, describe, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdyenClient } from '../../services/partners/adyen/client.js';
import { fetchHosted } from '../simulation/hosted-proxy.js';
import {
  apiKey,
  card,
  CHALLENGED,
  merchantAccount,
  payment,
  stage,
  submitForm,
  VISA,
  type Stage,
} from './simulator.fixture.js';

let at: Stage;
const folders: string[] = [];
afterEach(async () => {
  await at.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function journalPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adyen-'));
  folders.push(folder);
  return join(folder, 'adyen.ndjson');
}

describe('when something fails', () => {
  test('a lost answer is an unknown outcome, and a call with the same key finds the outcome', async () => {
    at = await stage({ faults: { lostAnswers: 1 } });
    await expect(at.adyen.start(payment(card(VISA)), 'start-1')).rejects.toMatchObject({ outcome: 'unknown' });
    at.simulator.setFaults({});
    const answer = await at.adyen.start(payment(card(VISA)), 'start-1');
    expect(answer.resultCode).toBe('Authorised');
    expect(await at.told()).toMatchObject([
      { type: 'AuthorisationSucceeded', paymentPspReference: answer.pspReference },
    ]);
  });

  test('a server error is an unknown outcome and is not stored for its key', async () => {
    at = await stage({ faults: { serverErrors: 1 } });
    await expect(at.adyen.start(payment(card(VISA)), 'start-1')).rejects.toMatchObject({ outcome: 'unknown' });
    at.simulator.setFaults({});
    expect(await at.adyen.start(payment(card(VISA)), 'start-1')).toMatchObject({ resultCode: 'Authorised' });
  });

  test('an unreachable partner received nothing', async () => {
    at = await stage();
    await at.simulator.close();
    const client = new AdyenClient({ url: at.simulator.url, apiKey, merchantAccount });
    await expect(client.start(payment(card(VISA)), 'start-1')).rejects.toMatchObject({ outcome: 'not-sent' });
    await client.close();
  });

  test('an answer that takes too long is an unknown outcome', async () => {
    at = await stage();
    const silent = new AdyenClient({ url: at.simulator.url, apiKey, merchantAccount, timeoutMs: 0 });
    await expect(silent.start(payment(card(VISA)), 'start-1')).rejects.toMatchObject({ outcome: 'unknown' });
    await silent.close();
  });

  test('a webhook is sent again until the shop accepts it', async () => {
    at = await stage();
    at.shop.answerWith(500, 503);
    await at.adyen.start(payment(card(VISA)), 'start-1');
    expect(await at.told()).toHaveLength(1);
    at.time.advance(9_000);
    expect(await at.told()).toHaveLength(2);
    at.time.advance(17_999);
    expect(await at.told()).toHaveLength(2);
    at.time.advance(1);
    expect(await at.told()).toHaveLength(3);
    at.time.advance(30 * 24 * 3600_000);
    expect(await at.told()).toHaveLength(3);
  });

  test('a webhook sent twice is the same fact', async () => {
    at = await stage({ faults: { duplicateWebhooks: 1 } });
    await at.adyen.start(payment(card(VISA)), 'start-1');
    const told = await at.told();
    expect(told).toHaveLength(2);
    expect(new Set(told.map((each) => each.notificationId)).size).toBe(1);
  });

  test('webhooks can come in the wrong order', async () => {
    at = await stage({ faults: { holdWebhooks: true } });
    const { pspReference } = await at.adyen.start(payment(card(VISA)), 'start-1');
    await at.adyen.capture(
      { paymentId: 'p', pspReference: pspReference ?? '', modificationId: 'c', attempt: 1, amount: 19900 },
      'capture-1',
    );
    expect(await at.told()).toEqual([]);
    await at.simulator.releaseWebhooks('reversed');
    expect((await at.told()).map((each) => each.type)).toEqual(['CaptureSucceeded', 'AuthorisationSucceeded']);
  });

  test('a test in another process sets the faults over HTTP', async () => {
    at = await stage();
    const set = (body: object) =>
      fetch(`${at.simulator.origin}/simulation/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await set({ serverErrors: 1 })).status).toBe(204);
    await expect(at.adyen.start(payment(card(VISA)), 'start-1')).rejects.toMatchObject({ outcome: 'unknown' });
    expect((await set({ serverErrors: 2 })).status).toBe(400);
  });
});

describe('after a restart', () => {
  test('payments, keys and cards are all still there', async () => {
    at = await stage({ journalPath: journalPath() });
    const shopperId = '5a3a1b52-1f6c-4f0f-bb39-8a1f7d2e6c33';
    const first = await at.adyen.start(payment(card(VISA), { shopperId, storeCard: true }), 'start-1');
    await at.told();
    await at.restart();
    expect(await at.adyen.start(payment(card(VISA)), 'start-1')).toEqual(first);
    expect(await at.adyen.storedCards(shopperId)).toHaveLength(1);
    expect(await at.told()).toHaveLength(1);
  });

  test('a webhook that the shop never accepted is sent again', async () => {
    at = await stage({ journalPath: journalPath() });
    at.shop.answerWith(500);
    await at.adyen.start(payment(card(VISA)), 'start-1');
    expect(await at.told()).toHaveLength(1);
    await at.restart();
    expect(await at.told()).toHaveLength(2);
  });

  test('a Swish payment whose time ended meanwhile is closed', async () => {
    at = await stage({ journalPath: journalPath() });
    await at.adyen.start(payment({ type: 'swish' }), 'start-1');
    await at.simulator.close();
    at.time.advance(200_000);
    await at.restart();
    at.time.advance(0);
    expect(await at.told()).toMatchObject([{ type: 'OfferClosed' }]);
  });
});

describe("under the shop's own address", () => {
  test('the browser gets the pages and nothing else', async () => {
    at = await stage({ pagesUrl: '/partner/adyen' });
    const { action } = await at.adyen.start(payment(card(CHALLENGED)), 'start-1');
    const path = (action?.type === 'redirect' ? action.url : '').replace('/partner/adyen', '');
    const page = await fetchHosted(at.simulator.origin, { method: 'GET', path });
    expect(page?.body).toContain('Godkänn kortköpet');
    const done = await fetchHosted(at.simulator.origin, { method: 'POST', path, body: 'password=password' });
    expect(done).toMatchObject({ status: 303, headers: { location: expect.stringContaining('redirectResult=') } });
    expect(await fetchHosted(at.simulator.origin, { method: 'GET', path: '/simulation/faults' })).toBeNull();
    expect(await fetchHosted(at.simulator.origin, { method: 'GET', path: '/hosted/../v71/payments' })).toBeNull();
  });

  test('a page that does not exist is not found, and no error', async () => {
    at = await stage();
    expect((await submitForm(`${at.simulator.origin}/hosted/swish/none`, { decision: 'approve' })).status).toBe(410);
  });
});
