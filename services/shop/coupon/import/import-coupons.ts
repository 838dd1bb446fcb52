import { coupon } from '../../../../domain/coupon/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import type { Clock } from '../../../foundation/clock.js';
import { importPlans } from '../../../foundation/file-import/import-plans.js';
import type { Imported, ImportInto, ImportOptions } from '../../../foundation/file-import/plan-file.js';
import { FIELDS, type Row } from './fields.js';
import { rowCommands } from './row-commands.js';
import { faultOf, fileWords } from './texts.js';

/** Plans, changes and ends the coupons of a file (CRT-04). */
export function importCoupons(
  { clock, ...into }: ImportInto & { readonly clock: Pick<Clock, 'now'> },
  path: string,
  options: ImportOptions = {},
): Promise<Imported> {
  const on = stockholmDate(clock.now());
  return importPlans(
    {
      ...{ slice: coupon, actor: { kind: 'system', id: 'import-coupons' }, fields: FIELDS, key: 'code' },
      ...{ words: fileWords, faultOf },
      becomes: { CouponPlanned: 'planned', CouponChanged: 'changed', CouponEnded: 'ended' },
      commandsOf: (row: Row, { plan }) => rowCommands(into.db, row, plan, on),
    },
    into,
    path,
    options,
  );
}
