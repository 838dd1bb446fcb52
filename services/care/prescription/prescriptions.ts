import { Inject, Injectable } from '@nestjs/common';

import type { HealthPart } from '../../../domain/health-look/index.js';
import type { PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import {
  latestRefusal,
  openWithdrawal,
  type Dispensing,
  type OtherPatient,
  type Prescription,
  type PrescriptionKind,
  type PrescriptionState,
  type RefusedWithdrawal,
} from '../../../domain/prescription/index.js';
import type { Acting } from '../../../domain/prescription/rules/index.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { NationalService } from '../patient/national-service.js';
import type { NotSeen } from '../patient/not-seen.js';
import { Patients, type Patient } from '../patient/patients.js';
import { ReceivedPrescriptions } from './received.js';

export interface SeenPrescriptions {
  readonly state: 'open';
  readonly personNumber: PersonNumber;
  readonly prescriptions: readonly Prescription[];
  /** RX-06: the latest withdrawal of each, by the id of the register, where a pharmacist refused it. */
  readonly refused: ReadonlyMap<string, RefusedWithdrawal>;
  /** RX-06: the order of this customer that has the next withdrawal of each, by the id of the register. */
  readonly ordered: ReadonlyMap<string, OrderedNow>;
}

export type OrderedNow = Pick<Dispensing, 'orderId' | 'orderNumber'>;

export const PARTS: Readonly<Record<PrescriptionKind, HealthPart>> = {
  human: 'prescriptions',
  animal: 'animal-prescriptions',
};

/** Everybody reads their own, at every age. Whether they may order them too is asked where something is ordered. */
export const FOR_SELF = { may: true, ground: 'self', lastDay: null, mayOrder: false } as const satisfies Acting;

/** RX-01, RX-08, RX-12: a customer’s own prescriptions, those of their animals and children. The caller checks the log-in. */
@Injectable()
export class Prescriptions {
  constructor(
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(Patients) private readonly patients: Patients,
    @Inject(ReceivedPrescriptions) private readonly received: ReceivedPrescriptions,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
  ) {}

  async own(customerId: Uuid, kind: PrescriptionKind): Promise<SeenPrescriptions | NotSeen> {
    const personNumber = await this.patients.personNumberOf(customerId);
    if (!personNumber) return { state: 'not-registered' };
    return this.of(customerId, { personNumber, acting: FOR_SELF }, kind);
  }

  /** A child's are kept and recorded in the streams of the guardian who asked, because the child is no customer. */
  async of(
    customerId: Uuid,
    { personNumber, acting }: Patient,
    kind: PrescriptionKind,
  ): Promise<SeenPrescriptions | NotSeen> {
    const list = await this.national.askWhileOpen((gateway) => gateway.prescriptionsOf(personNumber, kind));
    if (!list) return { state: 'closed' };
    if (!list.isRegistered) return { state: 'not-registered' };
    const known = await this.received.receive(customerId, list.prescriptions, otherPatient({ personNumber, acting }));
    const part = acting.ground === 'guardian' ? 'child-prescriptions' : PARTS[kind];
    await this.looks.shown(customerId, { personNumber, acting }, part);
    const { prescriptions } = list;
    const refused = knownOf(prescriptions, known, latestRefusal);
    const ordered = knownOf(prescriptions, known, openWithdrawal);
    return { state: 'open', personNumber, prescriptions, refused, ordered };
  }
}

/** Null for the customer. */
function otherPatient({ personNumber, acting }: Patient): OtherPatient | null {
  if (acting.ground === 'self') return null;
  const warrantId = acting.ground === 'warrant' ? acting.warrantId : null;
  return { personNumber, ground: acting.ground, warrantId };
}

/** What is known of each prescription, by the id of the register. */
function knownOf<Known>(
  prescriptions: readonly Prescription[],
  states: readonly PrescriptionState[],
  tell: (state: PrescriptionState) => Known | null,
): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  for (const [at, { ordinationId }] of prescriptions.entries()) {
    const told = states[at] && tell(states[at]);
    if (told) known.set(ordinationId, told);
  }
  return known;
}
