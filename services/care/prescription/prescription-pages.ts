import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate, type BusinessDate, type Uuid } from '../../../domain/kernel/index.js';
import type { Prescription, PrescriptionKind } from '../../../domain/prescription/index.js';
import { actingFor } from '../../../domain/prescription/rules/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Toggles } from '../../access/toggles/toggles.js';
import { Clock } from '../../foundation/clock.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { ChildrenOfGuardians } from '../patient/children.js';
import { Patients, type Patient } from '../patient/patients.js';
import type { ChildrenView, ListOwner, PrescriptionService, PrescriptionsView } from './contract.js';
import { PrescriptionNews } from './news.js';
import { PrescriptionLists } from './pdf/prescription-lists.js';
import { Pricings } from './prices/pricing.js';
import { prescriptionsView } from './prescription-view.js';
import { Prescriptions } from './prescriptions.js';

/** Creates the prescription service of each page request. */
@Injectable()
export class PrescriptionPagesParts {
  constructor(
    @Inject(Prescriptions) readonly prescriptions: Prescriptions,
    @Inject(Pricings) readonly pricings: Pricings,
    @Inject(PrescriptionNews) readonly news: PrescriptionNews,
    @Inject(Toggles) readonly toggles: Toggles,
    @Inject(PrescriptionLists) readonly lists: PrescriptionLists,
    @Inject(Patients) readonly patients: Patients,
    @Inject(ChildrenOfGuardians) readonly children: ChildrenOfGuardians,
    @Inject(HealthLooks) readonly looks: HealthLooks,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class PrescriptionPages implements PrescriptionService {
  constructor(
    private readonly parts: PrescriptionPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(kind: PrescriptionKind): Promise<PrescriptionsView> {
    const customerId = this.customerId;
    if (!customerId) return { state: 'not-identified' };
    const personNumber = await this.parts.patients.personNumberOf(customerId);
    if (!personNumber) return { state: 'not-registered' };
    // List and account are asked for at once, because each takes as long as the national service takes to answer.
    const [seen, pricing] = await Promise.all([
      this.parts.prescriptions.own(customerId, kind),
      this.parts.pricings.of(customerId, personNumber),
    ]);
    if (seen.state !== 'open') return seen;
    const news = await this.news(customerId, kind, seen.prescriptions);
    return prescriptionsView(customerId, seen, this.today(), pricing, news);
  }

  /** RX-18: while CanOToggle is on, news are not asked for. */
  private news(customerId: Uuid, kind: PrescriptionKind, list: readonly Prescription[]): Promise<number> | null {
    const { news, toggles } = this.parts;
    return toggles.isOn('CanOToggle') ? null : news.count(customerId, kind, list, this.scope.session?.openedAt ?? null);
  }

  async ofChild(key: string): Promise<PrescriptionsView> {
    const customerId = this.customerId;
    if (!customerId) return { state: 'not-identified' };
    const patient = await this.child(customerId, key);
    if (!('personNumber' in patient)) return patient;
    const seen = await this.parts.prescriptions.of(customerId, patient, 'human');
    if (seen.state !== 'open') return seen;
    const pricing = await this.parts.pricings.ofChild(patient.personNumber);
    return prescriptionsView(customerId, seen, this.today(), pricing);
  }

  async children(): Promise<ChildrenView | null> {
    const customerId = this.customerId;
    const own = customerId && (await this.parts.patients.personNumberOf(customerId));
    if (!customerId || !own) return { seen: [], hasOlder: false };
    const children = await this.parts.children.of(customerId, own);
    return children && { ...children, seen: children.seen.map(({ key, firstName }) => ({ key, firstName })) };
  }

  async pdf({ child }: ListOwner): Promise<Uint8Array | null> {
    const customerId = this.customerId;
    if (!customerId) return null;
    const patient = child === null ? null : await this.child(customerId, child);
    if (patient && !('personNumber' in patient)) return null;
    const file = await this.parts.lists.of(customerId, patient);
    return file instanceof Uint8Array ? file : null;
  }

  /** The child with a key, or why it is not shown. */
  private async child(customerId: Uuid, key: string): Promise<Patient | NoChild> {
    const own = await this.parts.patients.personNumberOf(customerId);
    if (!own) return { state: 'not-registered' };
    const children = await this.parts.children.of(customerId, own);
    if (!children) return { state: 'closed' };
    const found = children.seen.find((each) => each.key === key);
    const acting =
      found && actingFor(own, found.personNumber, { children: [found.personNumber], warrants: [] }, this.today());
    if (found && acting?.may) return { personNumber: found.personNumber, acting };
    await this.parts.looks.refused(customerId, 'child-prescriptions', { text: key, person: null });
    return { state: 'not-allowed' };
  }

  private get customerId(): Uuid | null {
    return this.scope.session?.customerId ?? null;
  }

  private today(): BusinessDate {
    return stockholmDate(this.parts.clock.now());
  }
}

type NoChild = Extract<PrescriptionsView, { state: 'closed' | 'not-registered' | 'not-allowed' }>;
