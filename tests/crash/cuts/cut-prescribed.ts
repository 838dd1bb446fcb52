import { knownPrescription, order } from '../../../domain/order/index.js';
import {
  dispensingIdOf,
  prescription,
  productCodeOf,
  type Dispensing,
  type PrescriptionCommand,
} from '../../../domain/prescription/index.js';
import { CHECK_POINTS } from '../../../domain/prescription/dispensing/checks.js';
import { newContext } from '../../../services/foundation/command-handling/command-context.js';
import { derivedId } from '../../../services/foundation/command-handling/derived-id.js';
import { TestPersons } from '../../../services/person/login/test-persons/test-persons.js';
import { until } from '../../shop/look.js';
import { patient, patientNumbers } from '../../shop/prescription-persons.js';
import { put, TYROLIN } from '../../shop/prescription-purchase.js';
import type { Shopper } from '../../shop/shopper.js';
import type { CutShop } from './cut-shop.js';

const PATIENTS = patientNumbers(30, ['thyroid']);
const PHARMACIST = { kind: 'staff', id: 'pharmacist' } as const;
let nth = 0;

/** Somebody with a prescription who has bought nothing yet. */
export async function newPatient({ platform }: Pick<CutShop, 'platform'>): Promise<string> {
  const number = PATIENTS[nth];
  if (!number) throw new Error(`there are only ${PATIENTS.length} patients`);
  await new TestPersons(platform.pool).add(patient((nth += 1), number));
  return number;
}

export async function takesMedicine(shopper: Shopper, person: string): Promise<void> {
  const { status, body } = await put(shopper, person, TYROLIN);
  if (status !== 200) throw new Error(`the prescription was not put into the cart: ${JSON.stringify(body)}`);
}

type Shop = Pick<CutShop, 'platform'>;

/** A pharmacist checks the line and dispenses it. What follows is done by the shop's process. */
export async function isDispensed(shop: Shop, orderId: string): Promise<void> {
  await until(async () => (await lineOf(shop, orderId)).one?.phase === 'ordered');
  const { key, dispensingId, varuId, one } = await lineOf(shop, orderId);
  if (!one?.ordered) throw new Error(`the withdrawal of order ${orderId} was forgotten`);
  const who = { dispensingId, by: PHARMACIST.id, at: shop.platform.clock.now() };
  const pack = {
    productCode: productCodeOf(varuId),
    serial: orderId.slice(0, 8),
    batch: 'L24',
    expiresOn: '2030-03-31',
  };
  const commands: readonly PrescriptionCommand[] = [
    { type: 'CheckWithdrawal', ...who, points: CHECK_POINTS, interactions: [], note: null },
    { type: 'Dispense', ...who, reportId: reportOf(orderId), packs: [pack], charged: one.ordered.price },
  ];
  for (const command of commands) {
    const outcome = await shop.platform.commands.handle(prescription, key, command, newContext(PHARMACIST));
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.rejection.type}`);
  }
}

/** What the register and the verification system must have of the order's line, once. */
export async function dispensingLacking(
  { platform, partners }: Pick<CutShop, 'platform' | 'partners'>,
  orderId: string,
): Promise<readonly string[]> {
  const reportId = reportOf(orderId);
  const { one } = await lineOf({ platform }, orderId);
  const { 'e-health': register, verification } = partners.simulated;
  const reports = register?.registered().filter(({ expedieringsId }) => expedieringsId === reportId) ?? [];
  const packs = verification?.dispensed().filter(({ transactionId }) => transactionId === reportId).length;
  const { dispensed } = await platform.commands.load(order, orderId);
  return [
    ...(one?.phase === 'reported' ? [] : [`its withdrawal is ${one?.phase}`]),
    ...(reports.length === 1 ? [] : [`was reported ${reports.length} times`]),
    ...ladderLacking(one, reports),
    ...(packs === 1 ? [] : [`took ${packs} packs`]),
    ...(dispensed.length === 1 ? [] : [`has ${dispensed.length} dispensed lines`]),
  ];
}

/** The high-cost account of the person moves by what was reported, so it must be what the customer paid. */
function ladderLacking(
  one: Dispensing | undefined,
  reports: readonly { readonly forman: { readonly pris: number; readonly egenavgift: number } }[],
): readonly string[] {
  const price = one?.ordered?.price;
  const moved = reports.reduce((sum, { forman }) => sum + forman.pris, 0);
  const paid = reports.reduce((sum, { forman }) => sum + forman.egenavgift, 0);
  const isRight = price !== undefined && price.onLadder > 0 && price.onLadder === moved && price.fee === paid;
  return isRight ? [] : [`moved the ladder by ${moved} öre, of which ${paid} was paid`];
}

async function lineOf({ platform }: Shop, orderId: string): Promise<Line> {
  const { order: placed } = await platform.commands.load(order, orderId);
  for (const line of placed?.lines ?? []) {
    const known = knownPrescription(line);
    if (!known) continue;
    const [key, dispensingId] = [known.prescriptionId, dispensingIdOf(orderId, line.lineId)];
    const one = (await platform.commands.load(prescription, key)).dispensings[dispensingId];
    return { key, dispensingId, varuId: known.article.varuId, one };
  }
  throw new Error(`order ${orderId} has no prescription`);
}

interface Line {
  readonly key: string;
  readonly dispensingId: string;
  readonly varuId: string;
  readonly one: Dispensing | undefined;
}

function reportOf(orderId: string): string {
  return derivedId(orderId, 'report');
}
