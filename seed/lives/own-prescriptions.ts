import type { PersonNumber } from '../../domain/kernel/index.js';
import type { Prescription } from '../../domain/prescription/index.js';
import { collectableOn } from '../../domain/prescription/rules/index.js';
import { Problem } from '../../services/foundation/problem/problem.js';
import { careDosePacks } from './dose-packs-lived.js';
import { keepInMind } from './reminded.js';
import type { Visit } from './visit.js';

/** Whose prescriptions a customer orders. `child` is everybody for whom the customer may act. */
export type Whose = 'own' | 'child' | 'animal';
const MOST_AT_ONCE = 3;

/**
 * Sees the own prescriptions and what is paid of the ladder, in about one visit of four, and orders in most of them what
 * can be collected. The visit's id decides, so other draws stay the same.
 */
export async function carePrescriptions(visit: Visit): Promise<void> {
  const [sees, orders] = [visit.visitId.slice(4, 6), visit.visitId.slice(6, 8)].map((hex) => Number.parseInt(hex, 16));
  if (!visit.customerId || (sees ?? 0) % 4 > 0) return;
  visit.world.floor.clock.pass(30);
  const own = await seen(visit, 'own');
  if (own.length > 0) {
    await visit.world.care.accounts.own(visit.customerId);
    if ((orders ?? 0) % 4 > 0) await orderPrescriptions(visit, 'own');
    const list = own.map(({ prescription }) => prescription);
    await careDosePacks(visit, list);
  }
  if ((orders ?? 0) % 3 > 0) for (const whose of ['child', 'animal'] as const) await orderPrescriptions(visit, whose);
}

/** Puts what can be collected today into the cart. Returns how many rows the shop took. */
export async function orderPrescriptions(visit: Visit, whose: Whose, keepsPrescribed = false): Promise<number> {
  const today = visit.world.floor.clock.today();
  const open = (await seen(visit, whose)).filter(({ prescription }) => collectableOn(prescription, today).collectable);
  let taken = 0;
  for (const { prescription, person } of open.slice(0, MOST_AT_ONCE)) {
    visit.world.floor.clock.pass(20);
    taken += Number(await ordered(visit, person, prescription, keepsPrescribed));
  }
  return taken;
}

/** Sees the own prescriptions, and those of everybody for whom the customer may act. */
export async function seePrescriptions(visit: Visit): Promise<void> {
  for (const whose of ['own', 'child'] as const) await seen(visit, whose);
}

async function ordered(
  visit: Visit,
  person: PersonNumber,
  { kind, ordinationId, article, cheapestExchange, inBenefit }: Prescription,
  keepsPrescribed: boolean,
): Promise<boolean> {
  const keeps = keepsPrescribed || cheapestExchange === null;
  const wanted = {
    person: { text: person, field: 'personnummer' },
    ...{ kind, ordinationId, packages: 1, refusesExchange: keeps && inBenefit },
    varuId: keeps ? article.varuId : cheapestExchange,
    message: ordinationId.endsWith('2') ? 'Jag vill gärna ha samma förpackning som förra gången.' : null,
  };
  return visit.world.care.cart.add(visit.shopper(), wanted).then(() => true, refused);
}

/** Someone who may not order, or a withdrawal that an open order holds. */
function refused(error: unknown): false {
  if (error instanceof Problem) return false;
  throw error;
}

interface Seen {
  readonly person: PersonNumber;
  readonly prescription: Prescription;
}

async function seen(visit: Visit, whose: Whose): Promise<readonly Seen[]> {
  const { prescriptions, patients, others } = visit.world.care;
  const { customerId } = visit;
  const own = customerId && (await patients.personNumberOf(customerId));
  if (!customerId || !own) return [];
  if (whose !== 'child') {
    const list = await prescriptions.own(customerId, whose === 'animal' ? 'animal' : 'human');
    if (list.state === 'open') await keepInMind(visit, list.prescriptions);
    return list.state === 'open' ? list.prescriptions.map((prescription) => ({ person: own, prescription })) : [];
  }
  const all: Seen[] = [];
  for (const {
    patient: { personNumber },
  } of (await others.of(customerId, own))?.persons ?? []) {
    const patient = await patients.asked(customerId, { text: personNumber, field: 'personnummer' }, 'prescriptions');
    const list = await prescriptions.of(customerId, patient, 'human');
    if (list.state !== 'open') continue;
    await keepInMind(visit, list.prescriptions);
    all.push(...list.prescriptions.map((prescription) => ({ person: personNumber, prescription })));
  }
  return all;
}
