import { expect, test } from 'vitest';

import type { PersonNumber, Uuid } from '../../domain/kernel/index.js';
import { NationalService } from '../../services/care/patient/national-service.js';
import type { DispensingReport } from '../../services/partners/e-health/dispensing.js';
import type { EHealthGateway } from '../../services/partners/e-health/gateway.js';
import { LifeClock } from '../life-clock.js';
import { StandingRegister } from './standing-register.js';

const [ASTRID, NILS] = ['198507099805', '198507099813'] as [PersonNumber, PersonNumber];
const [WARRANT, DISPENSING] = [1, 2].map((last) => `5f0e1d2c-0000-4000-8000-00000000070${last}`) as [Uuid, Uuid];
const persons = {
  giver: { personNumber: ASTRID, name: 'Astrid Sjöberg' },
  holder: { personNumber: NILS, name: 'Nils Sandberg' },
  child: null,
};
const report: DispensingReport = {
  dispensingId: DISPENSING,
  personNumber: ASTRID,
  kind: 'human',
  ordinationId: 'human-1-1',
  on: '2026-11-18',
  varuId: '710002',
  packages: 1,
  onLadder: 0,
  fee: 0,
};

const register = () => new StandingRegister(new LifeClock('2026-11-18T09:00:00.000Z'), '2026-11-19');

/** The compiler asks for each call of the gateway. */
const CALLS: Readonly<Record<keyof EHealthGateway, (gateway: EHealthGateway) => Promise<unknown>>> = {
  status: (gateway) => gateway.status().then(() => 'open'),
  prescriptionsOf: (gateway) => gateway.prescriptionsOf(ASTRID, 'human'),
  highCostOf: (gateway) => gateway.highCostOf(ASTRID),
  childrenOf: (gateway) => gateway.childrenOf(ASTRID),
  warrantsOf: (gateway) => gateway.warrantsOf(ASTRID),
  registerWarrant: (gateway) => gateway.registerWarrant({ warrantId: WARRANT, persons }),
  answerWarrant: (gateway) => gateway.answerWarrant(WARRANT, NILS, true),
  endWarrant: (gateway) => gateway.endWarrant(WARRANT, ASTRID),
  pricesOf: (gateway) => gateway.pricesOf('2026-11'),
  report: (gateway) => gateway.report(report),
  dispensing: (gateway) => gateway.dispensing(DISPENSING),
  withdrawReport: (gateway) => gateway.withdrawReport(DISPENSING),
};

test.each(Object.entries(CALLS))(
  'the register of the generated past answers %s itself, so the service is never closed',
  async (_call, ask) => {
    expect(await new NationalService(register()).ask(ask)).not.toBeNull();
  },
);

test('a call that it lacks is a fault that names the call, and not a closed service (RX-20)', async () => {
  const lacking = Object.setPrototypeOf({ pricesOf: undefined }, register()) as EHealthGateway;
  await expect(new NationalService(lacking).ask(CALLS.pricesOf)).rejects.toThrow('pricesOf');
});
