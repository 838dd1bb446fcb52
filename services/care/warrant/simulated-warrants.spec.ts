import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, test } from 'vitest';

import type { PersonNumber } from '../../../domain/kernel/index.js';
import type { KnownWarrant } from '../../../domain/warrant/index.js';
import { startEHealthSimulator, type EHealthSimulator } from '../../../simulators/e-health/start.js';
import { EHealthClient } from '../../partners/e-health/client.js';
import type { Simulated } from '../../partners/simulated/simulated.js';
import { SimulatedWarrants } from './simulated-warrants.js';

const [BIRGER, LOVISA] = ['194402119814', '197608199803'] as const;
const WARRANT = '0b7b1a60-0000-4000-8000-000000000001';
const known: KnownWarrant = {
  warrantId: WARRANT,
  role: 'giver',
  persons: {
    giver: { personNumber: BIRGER, name: 'Birger Alm' },
    holder: { personNumber: LOVISA, name: 'Lovisa Alm' },
    child: null,
  },
  ...{ registeredOn: '2026-01-15', acceptBy: '2026-01-22', validThrough: '2030-01-14' },
  ...{
    status: 'accepted',
    endedBy: null,
    knownSince: '2026-01-15T09:00:00.000Z',
    changeReceivedAt: null,
    isUnanswered: false,
    isGivenHere: false,
    isFoundWaiting: false,
  },
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((each) => each.close()))));

const warrantsPath = () => path.join(mkdtempSync(path.join(tmpdir(), 'warrants-')), 'warrants.ndjson');
async function started(journal: string): Promise<EHealthSimulator> {
  const now = () => new Date('2026-11-18T09:00:00.000Z');
  const simulator = await startEHealthSimulator({ pharmacy: '7350000000011', warrantsPath: journal, now });
  open.push(simulator);
  return simulator;
}

/** What the shop has in the streams of its test persons: two who know the same warrants. */
async function told(simulator: EHealthSimulator, ...streams: readonly (readonly KnownWarrant[])[]): Promise<void> {
  const states = new Map(streams.map((all, at) => [`customer ${at}`, all]));
  const rows = [BIRGER, LOVISA].slice(0, streams.length).map((person) => ({ person }));
  const warrants = new SimulatedWarrants(
    { 'e-health': simulator } as unknown as Simulated,
    { query: () => Promise.resolve({ rows }) } as never,
    { find: (person) => Promise.resolve(`customer ${person === BIRGER ? 0 : 1}`) },
    {
      load: ((_slice: unknown, id: string) =>
        Promise.resolve({
          warrants: Object.fromEntries((states.get(id) ?? []).map((each) => [each.warrantId, each])),
        })) as never,
    },
  );
  await warrants.onModuleInit();
}

async function heldBy(simulator: EHealthSimulator, person: string) {
  const client = new EHealthClient({ url: simulator.url, pharmacy: '7350000000011' });
  open.push(client);
  return (await client.warrantsOf(person as PersonNumber)).map(({ warrantId, status }) => [warrantId, status]);
}

test('the service knows the warrants of the made-up past, each as its later stream has it', async () => {
  const simulator = await started(warrantsPath());
  await told(simulator, [{ ...known, status: 'waiting' }], [{ ...known, role: 'holder' }]);
  for (const person of [BIRGER, LOVISA]) expect(await heldBy(simulator, person)).toEqual([[WARRANT, 'accepted']]);
});

test('what a person ends later stays ended after a restart, also when the past is told again', async () => {
  const journal = warrantsPath();
  const first = await started(journal);
  await told(first, [known]);
  const client = new EHealthClient({ url: first.url, pharmacy: '7350000000011' });
  open.push(client);
  await client.endWarrant(WARRANT, BIRGER as PersonNumber);
  await first.close();
  const second = await started(journal);
  await told(second, [known]);
  expect(await heldBy(second, LOVISA)).toEqual([[WARRANT, 'ended']]);
});

test('nothing of erased persons is told', async () => {
  const simulator = await started(warrantsPath());
  await told(simulator, [{ ...known, persons: null }]);
  expect(await heldBy(simulator, LOVISA)).toEqual([]);
});
