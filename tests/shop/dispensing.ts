import { randomUUID } from 'node:crypto';

import { knownPrescription } from '../../domain/order/index.js';
import { dispensingIdOf, productCodeOf } from '../../domain/prescription/index.js';
import { dispensingById } from '../../projections/care/dispensing/queries.js';
import { StaffAccounts } from '../../services/access/staff/staff-accounts.js';
import { DispensingRecords } from '../../services/care/dispensing/dispensing-records.js';
import { Dispensings } from '../../services/care/dispensing/dispensings.js';
import { Labels } from '../../services/care/dispensing/label/labels.js';
import { Duties } from '../../services/care/duty/duties.js';
import { PatientsTold } from '../../services/care/patient/patients-told.js';
import { HealthLooks } from '../../services/care/health-look/health-looks.js';
import { DosePacks } from '../../services/care/dose-pack/dose-packs.js';
import { Recalls } from '../../services/care/recall/recalls.js';
import type { Result } from '../../services/foundation/problem/result-contract.js';
import { PharmacistDesk } from '../../services/support/dispensing/pharmacist-desk.js';
import { until } from './look.js';
import { orderOf } from './prescription-purchase.js';
import type { TestShop } from './test-shop.js';

export const [ANNA, BO] = ['1d0e7a35-6f4f-4b0e-9b9e-000000000001', '1d0e7a35-6f4f-4b0e-9b9e-000000000002'];
const EVERY_POINT = ['identity', 'dose', 'interval', 'exchange', 'interactions', 'message'] as const;

/** One prescription line of a paid order, as it waits at the desk. */
export interface Waiting {
  readonly dispensingId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly varuId: string;
  readonly packages: number;
  readonly isNarcotic: boolean;
}

export function deskOf(shop: TestShop, staffId = ANNA): PharmacistDesk {
  const { db, clock } = shop.platform;
  const { app } = shop;
  const rooms = {
    dispensings: app.get(Dispensings),
    duties: app.get(Duties),
    labels: app.get(Labels),
    recalls: app.get(Recalls),
    packs: app.get(DosePacks),
    records: app.get(DispensingRecords),
    accounts: app.get(StaffAccounts, { strict: false }),
  };
  const parts = { db, clock, ...rooms, looks: app.get(HealthLooks), told: app.get(PatientsTold) };
  return new PharmacistDesk(parts, { staffId, login: 'f', name: 'Farida', role: 'pharmacist' });
}

/** The prescription lines of an order, when the queue has them. */
export async function waitingOf(shop: TestShop, orderId: string): Promise<readonly Waiting[]> {
  const { order: placed } = await orderOf(shop, orderId);
  const lines = (placed?.lines ?? []).flatMap((line) => {
    const known = knownPrescription(line);
    if (!known) return [];
    const { article, packages, isNarcotic } = known;
    const dispensingId = dispensingIdOf(orderId, line.lineId);
    return [{ dispensingId, orderId, lineId: line.lineId, varuId: article.varuId, packages, isNarcotic }];
  });
  for (const { dispensingId } of lines)
    await until(async () => (await dispensingById(shop.platform.db, dispensingId))?.phase === 'ordered');
  return lines;
}

/** Opens a line, confirms each point, and dispenses packs with new serial numbers. A narcotic is approved by a second. */
export async function dispensed(shop: TestShop, one: Waiting, by = ANNA, serial = randomUUID()): Promise<Result> {
  await checked(shop, one, by);
  if (one.isNarcotic) {
    const answer = { act: 'answer', answer: 'Stämmer', approves: true } as const;
    await deskOf(shop, BO).act({ ...answer, dispensingId: one.dispensingId, commandId: randomUUID() });
  }
  return handedOut(shop, one, by, serial);
}

export async function checked(shop: TestShop, { dispensingId }: Waiting, by = ANNA): Promise<Result> {
  const desk = deskOf(shop, by);
  if (!(await desk.withdrawal(dispensingId))) throw new Error(`${dispensingId} cannot be opened`);
  return desk.act({ act: 'check', dispensingId, commandId: randomUUID(), points: EVERY_POINT, note: '' });
}

/** Scans the packs and presses the button. */
export function handedOut(shop: TestShop, one: Waiting, by = ANNA, serial = randomUUID()): Promise<Result> {
  const { dispensingId, varuId, packages } = one;
  const codes = Array.from({ length: packages }, (_, nth) => codeOf(varuId, `${serial.slice(0, 8)}${nth}`));
  return deskOf(shop, by).act({ act: 'dispense', dispensingId, commandId: randomUUID(), codes });
}

export function refused(shop: TestShop, { dispensingId }: Waiting, text: string): Promise<Result> {
  const refusing = { act: 'refuse', reason: 'dose', text, commandId: randomUUID() } as const;
  return deskOf(shop).act({ ...refusing, dispensingId });
}

/** What the scanner reads of a pack. */
export function codeOf(varuId: string, serial: string): string {
  return `01${productCodeOf(varuId)}17300331\u001d10L24\u001d21${serial}`;
}
