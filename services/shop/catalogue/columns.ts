import { sql } from 'kysely';

import { PRODUCT_COLUMNS } from './product/product-row.js';

const DATES: ReadonlySet<string> = new Set(['added_on', 'new_until']);

/** Dates are selected as text: the driver would make them instants in the machine's own time zone. */
export const selected = sql.raw(PRODUCT_COLUMNS.map((name) => (DATES.has(name) ? `${name}::text` : name)).join(', '));
