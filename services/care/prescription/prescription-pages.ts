import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate, type BusinessDate, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { Prescription, PrescriptionKind } from '../../../domain/prescription/index.js';
import { mayOrderOn } from '../../../domain/prescription/rules/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Toggles } from '../../access/toggles/toggles.js';
import { Clock } from '../../foundation/clock.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { ActedForPersons } from '../patient/acted-for.js';
import { Patients, type Patient } from '../patient/patients.js';
import { ArticleStock } from './article-stock.js';
import type {
  ListOwner,
  OthersView,
  PrescriptionService,
  PrescriptionStockView,
  PrescriptionsView,
  StockQuestion,
} from './contract.js';
import { PrescriptionNews } from './news.js';
import { PrescriptionLists } from './pdf/prescription-lists.js';
import { Pricings } from './prices/pricing.js';
import { prescriptionsView } from './prescription-view.js';
import { FOR_SELF, PARTS, Prescriptions } from './prescriptions.js';
import { prescriptionKey } from './received.js';

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
    @Inject(ActedForPersons) readonly others: ActedForPersons,
    @Inject(HealthLooks) readonly looks: HealthLooks,
    @Inject(ArticleStock) readonly stock: ArticleStock,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class PrescriptionPages implements PrescriptionService {
  private ownNumber: Promise<PersonNumber | null> | undefined;

  constructor(
    private readonly parts: PrescriptionPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(kind: PrescriptionKind): Promise<PrescriptionsView> {
    const customerId = this.customerId;
    if (!customerId) return { state: 'not-identified' };
    const personNumber = await this.personNumber(customerId);
    if (!personNumber) return { state: 'not-registered' };
    // List and account are asked for at once, because each takes as long as the national service takes to answer.
    const [seen, pricing] = await Promise.all([
      this.parts.prescriptions.of(customerId, { personNumber, acting: FOR_SELF }, kind),
      this.parts.pricings.of(customerId, personNumber),
    ]);
    if (seen.state !== 'open') return seen;
    const news = await this.news(customerId, kind, seen.prescriptions);
    const mayOrder = mayOrderOn(personNumber, this.today());
    return prescriptionsView(customerId, seen, this.today(), pricing, { mayOrder, news });
  }

  /** RX-18: while CanOToggle is on, news are not asked for. */
  private news(customerId: Uuid, kind: PrescriptionKind, list: readonly Prescription[]): Promise<number> | null {
    const { news, toggles } = this.parts;
    return toggles.isOn('CanOToggle') ? null : news.count(customerId, kind, list, this.scope.session?.openedAt ?? null);
  }

  async ofOther(key: string): Promise<PrescriptionsView> {
    const customerId = this.customerId;
    if (!customerId) return { state: 'not-identified' };
    const patient = await this.other(customerId, key);
    if (!('personNumber' in patient)) return patient;
    const seen = await this.parts.prescriptions.of(customerId, patient, 'human');
    if (seen.state !== 'open') return seen;
    const pricing = await this.parts.pricings.asked(patient);
    return prescriptionsView(customerId, seen, this.today(), pricing, patient.acting);
  }

  async others(): Promise<OthersView | null> {
    const customerId = this.customerId;
    const own = customerId && (await this.personNumber(customerId));
    if (!customerId || !own) return { seen: [], hasOlder: false };
    const others = await this.parts.others.of(customerId, own);
    return others && { seen: others.persons.map(({ key, name }) => ({ key, name })), hasOlder: others.hasOlder };
  }

  /** The right is that of the list, because the prescription is looked for in the list. */
  async stock({ id, part, other, ...from }: StockQuestion): Promise<PrescriptionStockView> {
    const customerId = this.customerId;
    if (!customerId) return { state: 'not-identified' };
    const kind = part === 'animal' ? 'animal' : 'human';
    const patient =
      kind === 'animal' || other === null ? await this.self(customerId) : await this.other(customerId, other);
    if (!('personNumber' in patient)) return patient;
    const seen = await this.parts.prescriptions.of(customerId, patient, kind);
    if (seen.state !== 'open') return seen;
    const found = seen.prescriptions.find(({ ordinationId }) => prescriptionKey(customerId, ordinationId) === id);
    if (found) return { state: 'open', articles: await this.parts.stock.of(found, from) };
    await this.parts.looks.refused(customerId, PARTS[kind], { text: id, person: null });
    return { state: 'not-allowed' };
  }

  private async self(customerId: Uuid): Promise<Patient | Nobody> {
    const personNumber = await this.personNumber(customerId);
    return personNumber ? { personNumber, acting: FOR_SELF } : { state: 'not-registered' };
  }

  async pdf({ other }: ListOwner): Promise<Uint8Array | null> {
    const customerId = this.customerId;
    if (!customerId) return null;
    const patient = other === null ? null : await this.other(customerId, other);
    if (patient && !('personNumber' in patient)) return null;
    const file = await this.parts.lists.of(customerId, patient);
    return file instanceof Uint8Array ? file : null;
  }

  /** The person with a key, or why nobody is shown. */
  private async other(customerId: Uuid, key: string): Promise<Patient | Nobody> {
    const own = await this.personNumber(customerId);
    if (!own) return { state: 'not-registered' };
    const others = await this.parts.others.of(customerId, own);
    if (!others) return { state: 'closed' };
    const found = others.persons.find((each) => each.key === key);
    if (found) return found.patient;
    await this.parts.looks.refused(customerId, 'child-prescriptions', { text: key, person: null });
    return { state: 'not-allowed' };
  }

  /** One request asks once, because list, account and persons of a page are all asked for at the same time. */
  private personNumber(customerId: Uuid): Promise<PersonNumber | null> {
    this.ownNumber ??= this.parts.patients.personNumberOf(customerId);
    return this.ownNumber;
  }

  private get customerId(): Uuid | null {
    return this.scope.session?.customerId ?? null;
  }

  private today(): BusinessDate {
    return stockholmDate(this.parts.clock.now());
  }
}

type Nobody = Extract<PrescriptionsView, { state: 'closed' | 'not-registered' | 'not-allowed' }>;
