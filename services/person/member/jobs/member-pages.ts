import type { Uuid } from '../../../../domain/kernel/index.js';
import type { Subject } from '../../../foundation/job-engine/job.js';

/** Wide enough to make the question's cost small, small enough to keep memory flat (bench `levels.daily`). */
export const PAGE = 5_000;

interface MemberRow {
  readonly memberId: Uuid;
}

/**
 * Pages in the order of member ids, each beginning after the last id of the one before: what a run
 * changes cannot make a later page skip anybody.
 */
export async function* memberPages<Row extends MemberRow>(
  page: (after: Uuid, limit: number) => Promise<readonly Row[]>,
  subject: (row: Row) => Subject,
): AsyncGenerator<readonly Subject[]> {
  for (let after: Uuid | undefined = ''; after !== undefined;) {
    const rows: readonly Row[] = await page(after, PAGE);
    if (rows.length > 0) yield rows.map(subject);
    after = rows.length < PAGE ? undefined : rows.at(-1)?.memberId;
  }
}
