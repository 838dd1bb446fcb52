import { openJournal, type Journal } from '../simulation/journal.js';
import type {
  DispensingAnswerBody,
  DispensingReportBody,
} from '../../services/partners/e-health/dispensing-protocol.js';
import type { ListAnswer, Ordination } from '../../services/partners/e-health/protocol.js';
import type { ReportedPurchase } from './high-cost.js';

type Report = DispensingReportBody;
type Refusal = DispensingAnswerBody['skal'];
type RegisterRecord =
  | { readonly type: 'reported'; readonly report: Report; readonly refusal: Refusal }
  | { readonly type: 'withdrawn'; readonly expedieringsId: string };

const OPEN_WORDS: ReadonlySet<string | null> = new Set([null, 'Aktiv', 'nytt', 'korrigerat', 'uttag kvar']);
const OPEN_CODES: ReadonlySet<number | null> = new Set([null, 202, 203, 205]);

/** What pharmacies reported. Lists and accounts follow from it and from what is made up of the person. */
export class Register {
  private readonly reports = new Map<string, { readonly report: Report; readonly refusal: Refusal }>();
  private readonly withdrawn = new Set<string>();
  private readonly journal: Journal<RegisterRecord>;

  constructor(journalPath: string | undefined) {
    this.journal = openJournal<RegisterRecord>(journalPath, (record) => this.apply(record));
  }

  /** @param list the person's list before all reports */
  report(report: Report, list: ListAnswer): DispensingAnswerBody {
    const { expedieringsId } = report;
    if (!this.reports.has(expedieringsId) && !this.withdrawn.has(expedieringsId))
      this.record({
        type: 'reported',
        report,
        refusal: this.refusalOf(report, this.withWithdrawals(list, report.typ)),
      });
    return this.answerFor(expedieringsId);
  }

  /** An id that is taken back before its report came is never registered. The report may only be late. */
  withdraw(expedieringsId: string): DispensingAnswerBody {
    if (['registrerad', 'okand'].includes(this.answerFor(expedieringsId).status))
      this.record({ type: 'withdrawn', expedieringsId });
    return this.answerFor(expedieringsId);
  }

  answerFor(expedieringsId: string): DispensingAnswerBody {
    const known = this.reports.get(expedieringsId);
    if (!known)
      return { expedieringsId, status: this.withdrawn.has(expedieringsId) ? 'aterkallad' : 'okand', skal: null };
    if (known.refusal) return { expedieringsId, status: 'nekad', skal: known.refusal };
    return { expedieringsId, status: this.withdrawn.has(expedieringsId) ? 'aterkallad' : 'registrerad', skal: null };
  }

  get registered(): readonly Report[] {
    return [...this.reports.values()]
      .filter(({ report, refusal }) => !refusal && !this.withdrawn.has(report.expedieringsId))
      .map(({ report }) => report);
  }

  /** The list with each withdrawal counted. */
  withWithdrawals(list: ListAnswer, typ: Report['typ']): ListAnswer {
    const own = this.of(list.personnummer).filter((each) => each.typ === typ);
    if (own.length === 0) return list;
    return {
      ...list,
      ordinationer: list.ordinationer.map((each) =>
        own.filter(({ ordinationsId }) => ordinationsId === each.ordinationsId).reduce(withdrawnOnce, each),
      ),
    };
  }

  /** The purchases with benefit. The reported fee counts. */
  purchasesOf(personnummer: string): readonly ReportedPurchase[] {
    return this.of(personnummer)
      .filter(({ forman }) => forman.pris > 0)
      .map(({ expedieringsId: id, datum: on, forman: { pris: price, egenavgift: fee } }) => ({ id, on, price, fee }));
  }

  close(): void {
    this.journal.close();
  }

  private of(personnummer: string): readonly Report[] {
    return this.registered.filter((each) => each.personnummer === personnummer);
  }

  private refusalOf({ ordinationsId }: Report, { ordinationer }: ListAnswer): Refusal {
    const ordination = ordinationer.find((each) => each.ordinationsId === ordinationsId);
    if (!ordination) return 'inget-recept';
    if (ordination.uttag.kvar <= 0) return 'inga-uttag-kvar';
    const { receptStatus, statuskod } = ordination;
    return OPEN_WORDS.has(receptStatus) && OPEN_CODES.has(statuskod) ? null : 'inte-aktivt';
  }

  private record(what: RegisterRecord): void {
    this.journal.append(what);
    this.apply(what);
  }

  private apply(record: RegisterRecord): void {
    if (record.type === 'withdrawn') this.withdrawn.add(record.expedieringsId);
    else this.reports.set(record.report.expedieringsId, record);
  }
}

/** With the last withdrawal the prescription is finally dispensed, in the words of its family. */
function withdrawnOnce(ordination: Ordination, { datum }: Report): Ordination {
  const kvar = Math.max(0, ordination.uttag.kvar - 1);
  const { senaste: before } = ordination.uttag;
  const senaste = before && before > datum ? before : datum;
  // How many packages were taken changes nothing of how many the prescriber allows for each withdrawal.
  const uttag = { ...ordination.uttag, kvar, senaste };
  const { receptStatus, statuskod } = ordination;
  const isNew = /^[A-ZÅÄÖ]/.test(receptStatus ?? '');
  if (kvar === 0)
    return { ...ordination, uttag, receptStatus: isNew ? 'Slutexpedierad' : 'slutexpedierat', statuskod: 207 };
  return {
    ...ordination,
    uttag,
    receptStatus: receptStatus === null || isNew ? receptStatus : 'uttag kvar',
    statuskod: statuskod === null ? null : 205,
  };
}
