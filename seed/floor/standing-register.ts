import { addDays, daysBetween, type BusinessDate, type PersonNumber, type Uuid } from '../../domain/kernel/index.js';
import type { Warrant } from '../../domain/warrant/index.js';
import type { PrescriptionKind } from '../../domain/prescription/index.js';
import {
  readReport,
  reportBody,
  type DispensingReport,
  type ReportAnswer,
} from '../../services/partners/e-health/dispensing.js';
import type {
  EHealthGateway,
  GuardedChild,
  HighCostAnswer,
  MonthPrices,
  PrescriptionList,
} from '../../services/partners/e-health/gateway.js';
import type { ListAnswer, Ordination } from '../../services/partners/e-health/protocol.js';
import { readAccount, readPrices } from '../../services/partners/e-health/read-high-cost.js';
import { readOrdination } from '../../services/partners/e-health/read-ordination.js';
import type { WarrantAnswer, WarrantRegistration } from '../../services/partners/e-health/warrant.js';
import { childrenOf } from '../../simulators/e-health/guardians.js';
import { accountOf } from '../../simulators/e-health/high-cost.js';
import { listOf } from '../../simulators/e-health/list.js';
import { pricesOf } from '../../simulators/e-health/prices.js';
import { Register } from '../../simulators/e-health/register.js';
import type { LifeClock } from '../life-clock.js';
import { StandingWarrants } from './standing-warrants.js';

/** Most prescriptions are issued so many days before the day that a list is made for, and are valid for a year. */
const ISSUED_BEFORE = 120;
const YEAR = 365;

/**
 * What the simulated national service answers on a day of the generated history, without HTTP. A customer's time is known
 * only where the customer acts, and the simulator would take the time of the whole history.
 *
 * It does not extend the client: a call that it lacks would then be sent to nobody, and look like a closed service.
 */
export class StandingRegister implements EHealthGateway {
  readonly warrants: StandingWarrants;
  private readonly register = new Register(undefined);

  /** @param anchor the day after the history. Lists and accounts of that day are those of the running simulator */
  constructor(
    private readonly clock: LifeClock,
    private readonly anchor: BusinessDate,
  ) {
    this.warrants = new StandingWarrants(clock);
  }

  /** The generated past has no day on which the service is closed. */
  status(): Promise<void> {
    return Promise.resolve();
  }

  async prescriptionsOf(person: PersonNumber, kind: PrescriptionKind): Promise<PrescriptionList> {
    const typ = kind === 'animal' ? 'djur' : 'human';
    const answer = this.register.withWithdrawals(this.listOf(person, typ), typ);
    const prescriptions = answer.ordinationer.map((ordination) => readOrdination(kind, ordination));
    return { isRegistered: answer.folkbokford, prescriptions };
  }

  async highCostOf(person: PersonNumber): Promise<HighCostAnswer> {
    const answer = accountOf(person, this.clock.today(), this.register.purchasesOf(person), this.anchor);
    return { isRegistered: answer.folkbokford, account: readAccount(answer) };
  }

  async childrenOf(guardian: PersonNumber): Promise<readonly GuardedChild[]> {
    const { barn } = childrenOf(guardian);
    return barn.map(({ personnummer: personNumber, fornamn: firstName }) => ({ personNumber, firstName }));
  }

  async warrantsOf(person: PersonNumber): Promise<readonly Warrant[]> {
    return this.warrants.of(person);
  }

  async registerWarrant(registration: WarrantRegistration): Promise<WarrantAnswer> {
    return this.warrants.register(registration);
  }

  async answerWarrant(warrantId: Uuid, holder: PersonNumber, accepts: boolean): Promise<WarrantAnswer> {
    return this.warrants.answer(warrantId, holder, accepts);
  }

  async endWarrant(warrantId: Uuid, person: PersonNumber): Promise<WarrantAnswer> {
    return this.warrants.end(warrantId, person);
  }

  async pricesOf(month: string): Promise<MonthPrices> {
    return readPrices(pricesOf(month));
  }

  async report(report: DispensingReport): Promise<ReportAnswer> {
    const body = { apotek: 'generated', ...reportBody(report) };
    return readReport(this.register.report(body, this.listOf(report.personNumber, body.typ)));
  }

  async dispensing(dispensingId: Uuid): Promise<ReportAnswer> {
    return readReport(this.register.answerFor(dispensingId));
  }

  async withdrawReport(dispensingId: Uuid): Promise<ReportAnswer> {
    return readReport(this.register.withdraw(dispensingId));
  }

  /** The list of the anchor's year, or of a year before. Prescriptions are renewed once a year. */
  private listOf(person: PersonNumber, typ: 'human' | 'djur'): ListAnswer {
    const today = this.clock.today();
    const years = Math.max(0, Math.ceil((daysBetween(today, this.anchor) - ISSUED_BEFORE) / YEAR));
    const list = listOf(person, typ, addDays(this.anchor, -years * YEAR));
    const ordinationer = list.ordinationer.flatMap((each) => asOf(each, years, today));
    return { ...list, ordinationer };
  }
}

/** The prescription as it was on a day of its year. */
function asOf(ordination: Ordination, years: number, today: BusinessDate): readonly Ordination[] {
  if (ordination.forskrivningsDatum > today) return [];
  const { ordinationsId, uttag } = ordination;
  const isBefore = uttag.senaste !== null && uttag.senaste > today;
  return [
    {
      ...ordination,
      ordinationsId: years === 0 ? ordinationsId : `${ordinationsId}-${years}`,
      uttag: isBefore ? { ...uttag, senaste: null, kvar: Math.min(uttag.antal, uttag.kvar + 1) } : uttag,
    },
  ];
}
