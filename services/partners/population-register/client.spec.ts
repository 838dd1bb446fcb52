import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { PartnerNotReached, PartnerOutcomeUnknown, PartnerRefusal } from '../partner-error.js';
import { ManualTime } from '../../../simulators/simulation/timers.js';
import { PopulationRegisterClient } from './client.js';
import {
  startPopulationRegisterSimulator,
  type PopulationRegisterSimulator,
} from '../../../simulators/population-register/start.js';

const ASTRID = parsePersonNumber('198507099805') as PersonNumber;
const ASSIGNMENT = { kundNr: '500243', uppdragId: '637' };
const FOR_EVER = { timers: new ManualTime('2026-11-21T12:00:00.000Z') };

let register: PopulationRegisterSimulator;
let client: PopulationRegisterClient;
beforeAll(async () => {
  register = await startPopulationRegisterSimulator({ ...ASSIGNMENT, ...FOR_EVER });
  client = new PopulationRegisterClient({ url: register.url, ...ASSIGNMENT });
});
afterAll(() => Promise.all([register.close(), client.close()]));
beforeEach(() => register.setScript({}));

const calls = async (what: () => Promise<unknown>): Promise<number> => {
  const before = register.asked.length;
  await what().catch(() => null);
  return register.asked.length - before;
};

describe('the population register', () => {
  test('gives the address of a person, the same each time, and no URL of a call names the person', async () => {
    const address = await client.addressOf(ASTRID);
    expect(address).toEqual({
      streetAddress: expect.stringMatching(/^\p{L}+ \d+$/u),
      postalCode: expect.stringMatching(/^[1-9]\d{4}$/),
      city: expect.any(String),
      coAddress: null,
    });
    expect(await client.addressOf(ASTRID)).toEqual(address);
    expect(new Set(register.asked)).toEqual(new Set(['/personsok']));
  });

  test.each(['unknown', 'confidential', 'protected'] as const)(
    'gives no address of the %s, and does not say why',
    async (kind) => {
      register.setScript({ [kind]: [ASTRID] });
      expect(await client.addressOf(ASTRID)).toBeNull();
    },
  );

  test('says who has died, and of nobody else', async () => {
    expect(await client.isDeceased(ASTRID)).toBe(false);
    register.setScript({ deceased: [ASTRID] });
    expect(await client.isDeceased(ASTRID)).toBe(true);
    register.setScript({ unknown: [ASTRID] });
    expect(await client.isDeceased(ASTRID)).toBe(false);
    register.setScript({ fault: 'somebody-else', deceased: ['198507099813'] });
    await expect(client.isDeceased(ASTRID)).rejects.toBeInstanceOf(PartnerOutcomeUnknown);
  });

  test.each(['down', 'garbage'] as const)('with %s for one call is asked once more', async (fault) => {
    register.setScript({ fault, times: 1 });
    expect(await client.addressOf(ASTRID)).not.toBeNull();
  });

  test.each(['down', 'garbage', 'somebody-else'] as const)(
    'with %s for every call has given no answer',
    async (fault) => {
      register.setScript({ fault });
      await expect(client.addressOf(ASTRID)).rejects.toThrow(PartnerOutcomeUnknown);
    },
  );

  test('that asks us to slow down is not called for a while', async () => {
    register.setScript({ fault: 'busy' });
    await expect(client.addressOf(ASTRID)).rejects.toThrow(PartnerNotReached);
    expect(await calls(() => client.addressOf(ASTRID))).toBe(1);
  });

  test('that is slow is not waited for, and not asked again', async () => {
    const hasty = new PopulationRegisterClient({ url: register.url, ...ASSIGNMENT, timeoutMs: 50 });
    register.setScript({ delayMs: 60_000 });
    await expect(hasty.addressOf(ASTRID)).rejects.toThrow(PartnerOutcomeUnknown);
    expect(await calls(() => hasty.addressOf(ASTRID))).toBe(1);
    await hasty.close();
  });

  test('that does not allow us to ask refuses once', async () => {
    const stranger = new PopulationRegisterClient({ url: register.url, ...ASSIGNMENT, uppdragId: '1' });
    await expect(stranger.addressOf(ASTRID)).rejects.toThrow(PartnerRefusal);
    expect(await calls(() => stranger.addressOf(ASTRID))).toBe(1);
    await stranger.close();
  });

  test('that is not there is reported as unreachable', async () => {
    await expect(
      new PopulationRegisterClient({ url: 'http://127.0.0.1:1', ...ASSIGNMENT }).addressOf(ASTRID),
    ).rejects.toThrow(PartnerNotReached);
  });
});
