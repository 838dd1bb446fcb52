import { afterEach, beforeEach, expect, test } from 'vitest';

import { startSmsSimulator, type SmsSimulator } from '../../../../simulators/sms/start.js';
import { PartnerRefusal } from '../../partner-error.js';
import { SmsClient } from './client.js';
import { internationalNumber } from './gateway.js';

const message = { to: '+46701234567', text: 'En påminnelse', key: 'reminder.r1' };

let gateway: SmsSimulator;
let client: SmsClient;
beforeEach(async () => {
  gateway = await startSmsSimulator({ apiKey: 'key' });
  client = new SmsClient({ url: gateway.url, apiKey: 'key', sender: 'Algort' });
});
afterEach(async () => {
  await client.close();
  await gateway.close();
});

test('a message that is sent twice arrives once', async () => {
  await client.send(message);
  await client.send(message);
  expect(gateway.sentTo('+46701234567')).toEqual([{ ...message, from: 'Algort' }]);
  expect(gateway.sentTo('+46707654321')).toEqual([]);
});

test('a wrong key, and a number that is none, are refused for good', async () => {
  const stranger = new SmsClient({ url: gateway.url, apiKey: 'other', sender: 'Algort' });
  await expect(stranger.send(message)).rejects.toBeInstanceOf(PartnerRefusal);
  await expect(client.send({ ...message, to: '070' })).rejects.toBeInstanceOf(PartnerRefusal);
  await stranger.close();
});

test('a gateway that is away takes nothing, and takes the message when it is back', async () => {
  gateway.away(true);
  await expect(client.send(message)).rejects.toBeInstanceOf(Error);
  expect(gateway.sentTo('+46701234567')).toEqual([]);
  gateway.away(false);
  await client.send(message);
  expect(gateway.sentTo('+46701234567')).toHaveLength(1);
});

test.each([
  ['070-123 45 67', '+46701234567'],
  ['+46 70 123 45 67', '+46701234567'],
  ['0046701234567', '+46701234567'],
  ['12', null],
  ['', null],
])('the number %s is %s for the gateway', (written, number) => {
  expect(internationalNumber(written)).toBe(number);
});
