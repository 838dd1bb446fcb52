import { addDays, type BusinessDate } from '../../domain/kernel/index.js';
import type { ReportLine } from '../../services/partners/adyen/payment-reports.js';

/** The most days that a line is late. This is longer than the shop waits before it reports a difference. */
const MOST_DAYS = 5;

/** A partner that moves some lines to the report of a later day. Lines of the same payment keep their order. */
export class LateLines {
  private readonly kept = new Map<BusinessDate, ReportLine[]>();
  private readonly latest = new Map<string, BusinessDate>();

  /** Takes how often lines are late. @param late one line out of this many is late */
  constructor(
    private readonly late: number,
    private readonly random: () => number,
  ) {}

  /** Counts the lines that no report contains yet. */
  get waiting(): number {
    return [...this.kept.values()].flat().length;
  }

  /** Returns the report of a day: lines of that day, and late ones of earlier days. */
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
