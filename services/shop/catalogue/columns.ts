import { sql } from 'kysely';

import { PRODUCT_COLUMNS } from './product/product-row.js';

const DATES: ReadonlySet<string> = new Set(['added_on', 'new_until']);

/** A date leaves as text: the driver would make it an instant in the machine's own zone. */
export const selected = sql.raw(PRODUCT_COLUMNS.map((name) => (DATES.has(name) ? `${name}::text` : name)).join(', '));
