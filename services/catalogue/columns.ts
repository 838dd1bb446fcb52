import { sql } from 'kysely';

import { PRODUCT_COLUMNS } from './product-row.js';

/** A date leaves as text: the driver would make it an instant in the machine's own zone. */
export const selected = sql.raw(
  PRODUCT_COLUMNS.map((name) => (name === 'added_on' ? 'added_on::text' : name)).join(', '),
);
