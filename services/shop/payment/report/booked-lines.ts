import { sql } from 'kysely';

import { addDays, startOfDay, type BusinessDate, type Instant, type Uuid } from '../../../../domain/kernel/index.js';
import type { Booking, Unbooked } from '../../../../domain/payment/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import type { ReportLine } from '../../../partners/adyen/payment-reports.js';
import { bookingOf, paymentOf } from './booking-of.js';
import { unbookedOn } from './unbooked-items.js';

export interface BookedOn extends Booking {
  readonly paymentId: Uuid;
  readonly date: BusinessDate;
}

/** The name of the job. It is part of each run's stream and of its command ids, so never rename it. */
export const RECONCILIATION = 'reconciliation';

const INSERT_BATCH = 1_000;

/** Stores the lines of the partner's reports. An entry that is missing in one report may be in an earlier one. */
export class BookedLines {
  constructor(private readonly db: Database) {}

  async announced(date: BusinessDate, at: Instant): Promise<void> {
    await sql`
      INSERT INTO payment_report (report_date, announced_at) VALUES (${date}, ${at})
      ON CONFLICT (report_date) DO UPDATE SET announced_at = COALESCE(payment_report.announced_at, ${at})`.execute(
      this.db,
    );
  }

  async isAnnounced(date: BusinessDate): Promise<boolean> {
    const { rows } = await sql`
      SELECT FROM payment_report WHERE report_date = ${date} AND announced_at IS NOT NULL`.execute(this.db);
    return rows.length > 0;
  }

  /** Stores a report's lines. A report that is read again replaces its lines. */
  async keep(date: BusinessDate, lines: readonly ReportLine[], readAt: Instant): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await sql`DELETE FROM payment_report_line WHERE report_date = ${date}`.execute(transaction);
      for (let from = 0; from < lines.length; from += INSERT_BATCH) {
        const rows = lines.slice(from, from + INSERT_BATCH).map((line) => rowOf(date, line));
        await sql`
          INSERT INTO payment_report_line
          SELECT * FROM jsonb_populate_recordset(NULL::payment_report_line, ${JSON.stringify(rows)}::jsonb)`.execute(
          transaction,
        );
      }
      await sql`
        INSERT INTO payment_report (report_date, read_at, lines) VALUES (${date}, ${readAt}, ${lines.length})
        ON CONFLICT (report_date) DO UPDATE SET read_at = ${readAt}, lines = ${lines.length}`.execute(transaction);
    });
  }

  /**
   * Finds the first day without a report, unless staff have skipped it. The days begin with the first run of the job
   * calendar.
   */
  async unreadBefore(date: BusinessDate): Promise<BusinessDate | null> {
    const { rows } = await sql<{ day: BusinessDate }>`
      SELECT day::date::text AS day
      FROM job_schedule s, generate_series(s.begins_on, ${date}::date - 1, interval '1 day') AS day
      WHERE s.job = ${RECONCILIATION}
        AND NOT EXISTS (SELECT FROM payment_report r WHERE r.report_date = day::date AND r.read_at IS NOT NULL)
        AND day::date::text NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify(await this.passedOver())}::jsonb))
      ORDER BY day LIMIT 1`.execute(this.db);
    return rows[0]?.day ?? null;
  }

  /** Reads the lines of a day and of the last report before it, in the report's order. */
  async around(date: BusinessDate): Promise<readonly BookedOn[]> {
    const before = await this.readBefore(date);
    const { rows } = await sql<Row>`
      SELECT report_date::text AS date, line, payment_id AS "paymentId", record, psp_reference AS "pspReference",
        modification_id AS "modificationId", attempt, modification_psp_reference AS "modificationPspReference",
        amount::float8 AS amount, currency, EXISTS (
          SELECT FROM payment_report_line e
          WHERE e.psp_reference = l.psp_reference AND e.record = l.record
            AND e.modification_id IS NOT DISTINCT FROM l.modification_id AND e.attempt IS NOT DISTINCT FROM l.attempt
            AND (e.report_date, e.line) < (l.report_date, l.line)) AS "isRepeated"
      FROM payment_report_line l WHERE report_date IN (${date}, ${before ?? date})
      ORDER BY report_date, line`.execute(this.db);
    return rows.flatMap(bookedOn);
  }

  /**
   * Finds entries of our books since the previous report that are in no report. It leaves out the very first day.
   * Beside a skipped day it also leaves out entries that the partner has confirmed. The missing report may contain
   * them.
   */
  async unbooked(date: BusinessDate): Promise<readonly (Unbooked & { readonly paymentId: Uuid })[]> {
    const { rows } = await sql<{ first: BusinessDate | null }>`
      SELECT min(report_date)::text AS first FROM payment_report WHERE read_at IS NOT NULL`.execute(this.db);
    const [first, before] = [rows[0]?.first, await this.readBefore(date)];
    if (!first || !before) return [];
    const from = before > first ? before : addDays(first, 1);
    if (from >= date) return [];
    const isPassed = (day: BusinessDate) => day >= addDays(from, -1) && day < date;
    const awaitedOnly = (await this.passedOver()).some(isPassed);
    return unbookedOn(this.db, { from: startOfDay(from), to: startOfDay(date), awaitedOnly });
  }

  private async readBefore(date: BusinessDate): Promise<BusinessDate | null> {
    const { rows } = await sql<{ before: BusinessDate | null }>`
      SELECT max(report_date)::text AS before FROM payment_report
      WHERE read_at IS NOT NULL AND report_date < ${date}`.execute(this.db);
    return rows[0]?.before ?? null;
  }

  private async passedOver(): Promise<readonly BusinessDate[]> {
    const { rows } = await sql<{ day: BusinessDate }>`
      SELECT business_date::text AS day FROM view_job_run
      WHERE job = ${RECONCILIATION} AND passed_over IS NOT NULL`.execute(this.db);
    return rows.map(({ day }) => day);
  }
}

interface Row {
  readonly date: BusinessDate;
  readonly line: number;
  readonly paymentId: Uuid;
  readonly record: string;
  readonly pspReference: string;
  readonly modificationId: Uuid | null;
  readonly attempt: number | null;
  readonly modificationPspReference: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly isRepeated: boolean;
}

function rowOf(date: BusinessDate, read: ReportLine) {
  const { line, record, pspReference, sum, modification } = read;
  return {
    report_date: date,
    line,
    payment_id: paymentOf(read),
    record,
    psp_reference: pspReference,
    modification_id: modification?.id ?? null,
    attempt: modification?.attempt ?? null,
    modification_psp_reference: modification?.pspReference ?? null,
    ...sum,
  };
}

function bookedOn({ date, paymentId, line, record, pspReference, amount, currency, ...row }: Row): BookedOn[] {
  const { modificationId: id, attempt, modificationPspReference, isRepeated } = row;
  const modification = id === null ? null : { id, attempt: attempt ?? 1, pspReference: modificationPspReference ?? '' };
  const booking = bookingOf(date, { line, record, pspReference, modification, sum: { amount, currency }, isRepeated });
  return booking ? [{ ...booking, date, paymentId }] : [];
}
