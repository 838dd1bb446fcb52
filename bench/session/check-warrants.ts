import { addDays, type PersonNumber } from '../../domain/kernel/index.js';
import { actingFor, covers, type HeldWarrant } from '../../domain/prescription/rules/index.js';
import { withCheckDigit } from '../../simulators/simulation/person-number.js';
import type { Step } from '../step.js';

const WARRANTS = 40;
const CHILDREN = 4;
const WARM_UP = 20_000;
const ROUNDS = 20_000;
/** One call is shorter than the clock can tell, so that many are timed together. */
const TOGETHER = 20;
const TODAY = '2026-05-04';

const numbered = (born: string, nth: number): PersonNumber =>
  withCheckDigit(`${born}${String(100 + nth)}`) as PersonNumber;
const HOLDER = numbered('19700512', 1);
const children = Array.from({ length: CHILDREN }, (_, nth) => numbered('20180309', nth));
/** One who acts for very many. Every second warrant is not accepted. */
const warrants: readonly HeldWarrant[] = Array.from({ length: WARRANTS }, (_, nth) => heldWarrant(nth));
const asked = warrants.map(({ patient }) => patient);

/** Asks whether a session may act for a person, many times, with the facts at hand, and takes the median of a call. */
const checkWarrants: Step = async () => {
  for (let round = 0; round < WARM_UP; round += 1) check(round);
  const took = Array.from({ length: ROUNDS }, (_, round) => {
    const began = process.hrtime.bigint();
    for (let nth = 0; nth < TOGETHER; nth += 1) check(round + nth);
    return Number(process.hrtime.bigint() - began) / 1_000 / TOGETHER;
  });
  const median = took.sort((a, b) => a - b)[ROUNDS / 2] as number;
  return { figures: { 'warrant.check.microseconds': median }, notes: {} };
};

export default checkWarrants;

function check(round: number): boolean {
  const patient = asked[round % asked.length] as PersonNumber;
  const acting = actingFor(HOLDER, patient, { children, warrants }, TODAY);
  return acting.may && covers(acting, patient, 'order');
}

function heldWarrant(nth: number): HeldWarrant {
  const giver = numbered('19440721', nth);
  return {
    ...{ warrantId: `warrant ${nth}`, giver, patient: giver, patientName: 'Greta Nyman' },
    ...{ registeredOn: addDays(TODAY, -200), validThrough: addDays(TODAY, 1_000), isInForce: nth % 2 > 0 },
  };
}
