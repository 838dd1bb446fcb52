import { addDays, type BusinessDate } from '../../domain/kernel/index.js';
import type { ReportLine } from '../../services/partners/adyen/payment-reports.js';

/** Longer than the shop waits for a line before it reports a difference. */
const MOST_DAYS = 5;

/** A partner that puts some lines into the report of a later day. Lines of one payment keep their order. */
export class LateLines {
  private readonly kept = new Map<BusinessDate, ReportLine[]>();
  private readonly latest = new Map<string, BusinessDate>();

  /** @param late one line of this many is late. */
  constructor(
    private readonly late: number,
    private readonly random: () => number,
  ) {}

  /** Lines that no report contains yet. */
  get waiting(): number {
    return [...this.kept.values()].flat().length;
  }

  /** The report of a day, with lines of that day and late lines of earlier days. */
  namedOn(date: BusinessDate, own: readonly ReportLine[]): readonly ReportLine[] {
    for (const line of own) this.keep(this.dayOf(line, date), line);
    const named = this.kept.get(date) ?? [];
    this.kept.delete(date);
    return named.map((line, nth) => ({ ...line, line: nth + 1 }));
  }

  private dayOf({ pspReference }: ReportLine, date: BusinessDate): BusinessDate {
    const day = this.random() < this.late ? addDays(date, 1 + Math.floor(this.random() * MOST_DAYS)) : date;
    const before = this.latest.get(pspReference) ?? day;
    const named = before > day ? before : day;
    this.latest.set(pspReference, named);
    return named;
  }

  private keep(date: BusinessDate, line: ReportLine): void {
    this.kept.set(date, [...(this.kept.get(date) ?? []), line]);
  }
}
