import type { Uuid } from '../../../../domain/kernel/index.js';
import type { Subject } from '../../../foundation/job-engine/job.js';

/**
 * The number of members in a page. It is large enough that the query costs little, and small enough to limit memory
 * (bench `levels.daily`).
 */
export const PAGE = 5_000;

interface MemberRow {
  readonly memberId: Uuid;
}

/**
 * Reads members in pages, in the order of ids. Each page begins after the last id of the previous one, so changes
 * during the run skip nobody.
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
