import { afterEach, beforeEach, expect, test } from 'vitest';

import { PartnerRefusal } from '../partner-error.js';
import { PushClient } from './client.js';
import { startPushSimulator, type PushSimulator } from '../../../simulators/push/start.js';

const notice = {
  customerId: 'c1',
  title: 'Älgört',
  body: 'En vara du bevakar finns i lager igen',
  path: '/favourites',
  key: 'stock-notice.w1',
};

let push: PushSimulator;
let client: PushClient;
beforeEach(async () => {
  push = await startPushSimulator({ apiKey: 'key' });
  client = new PushClient({ url: push.url, apiKey: 'key' });
});
afterEach(async () => {
  await client.close();
  await push.close();
});

test('a notice that is sent twice is shown once', async () => {
  await client.send(notice);
  await client.send(notice);
  const { customerId, ...shown } = notice;
  expect(push.shownTo(customerId)).toEqual([{ ...shown, externalUserId: 'c1' }]);
  expect(push.shownTo('c2')).toEqual([]);
});

test('a wrong key is refused for good', async () => {
  const stranger = new PushClient({ url: push.url, apiKey: 'other' });
  await expect(stranger.send(notice)).rejects.toBeInstanceOf(PartnerRefusal);
  await stranger.close();
});
