import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startVerificationSimulator, type VerificationSimulator } from '../../../simulators/verification/start.js';
import { PartnerNotReached, PartnerOutcomeUnknown, PartnerRefusal } from '../partner-error.js';
import { VerificationClient } from './client.js';
import type { PackIdentity } from './gateway.js';

const PHARMACY = '7350000000011';
const PACK: PackIdentity = {
  productCode: '07046267100018',
  serial: 'SN1000001',
  batch: 'L2401',
  expiresOn: '2028-03-31',
};
const now = () => new Date('2026-11-21T12:00:00.000Z');

describe('the verification system', () => {
  let system: VerificationSimulator;
  let client: VerificationClient;
  beforeAll(async () => {
    system = await startVerificationSimulator({ pharmacy: PHARMACY, now });
    client = new VerificationClient({ url: system.url, pharmacy: PHARMACY });
  });
  afterAll(() => Promise.all([system.close(), client.close()]));
  beforeEach(() => system.setScript({}));

  test('hands a pack out once, and tells who did', async () => {
    expect(await client.verify(PACK)).toEqual({ state: 'active', transactionId: null });
    const handedOut = { state: 'dispensed', transactionId: 'ours' };
    expect(await client.decommission(PACK, 'ours')).toEqual(handedOut);
    expect(await client.decommission(PACK, 'ours')).toEqual(handedOut);
    expect(await client.decommission(PACK, 'theirs')).toEqual(handedOut);
    expect(await client.reactivate(PACK, 'theirs')).toEqual(handedOut);
    expect(await client.reactivate(PACK, 'ours')).toEqual({ state: 'active', transactionId: null });
    expect(system.dispensed()).toEqual([]);
  });

  test.each([
    ['a pack that was never made', { serial: 'FALSK1' }, 'unknown'],
    ['a product code with a wrong check digit', { productCode: '07046267100010' }, 'unknown'],
    ['a pack whose day has passed', { expiresOn: '2026-11-20' }, 'expired'],
    ['a pack of a recalled batch', { batch: 'R1' }, 'recalled'],
  ])('knows %s, and does not hand it out', async (_what, changed, state) => {
    system.recall(PACK.productCode, 'R1');
    const pack = { ...PACK, ...changed };
    expect(await client.verify(pack)).toEqual({ state, transactionId: null });
    expect(await client.decommission(pack, 'ours')).toEqual({ state, transactionId: null });
  });

  test('that loses its answer has handed the pack out, and says so when asked again', async () => {
    const pack = { ...PACK, serial: 'SN2' };
    system.setScript({ fault: 'lost-answer', times: 1 });
    await expect(client.decommission(pack, 'lost')).rejects.toThrow(PartnerOutcomeUnknown);
    expect(await client.decommission(pack, 'lost')).toEqual({ state: 'dispensed', transactionId: 'lost' });
  });

  test.each(['down', 'garbage', 'another-pack'] as const)('with %s has given no answer', async (fault) => {
    system.setScript({ fault });
    await expect(client.verify(PACK)).rejects.toThrow(PartnerOutcomeUnknown);
  });

  test('that is busy did nothing', async () => {
    system.setScript({ fault: 'busy' });
    await expect(client.decommission(PACK, 'busy')).rejects.toThrow(PartnerNotReached);
    system.setScript({});
    expect(await client.verify(PACK)).toMatchObject({ state: 'active' });
  });

  test('refuses a pharmacy that it does not know', async () => {
    const stranger = new VerificationClient({ url: system.url, pharmacy: '1' });
    await expect(stranger.verify(PACK)).rejects.toThrow(PartnerRefusal);
    await stranger.close();
  });
});
