import { Inject, Injectable } from '@nestjs/common';

import { rowsOf, type CartState, type PrescriptionRow } from '../../../domain/cart/index.js';
import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { decideBlock } from '../../../domain/prescription/price/index.js';
import type { Shopper } from '../../access/http/request.js';
import { Clock } from '../../foundation/clock.js';
import { partOf } from '../../foundation/command-handling/command-context.js';
import { Problem } from '../../foundation/problem/problem.js';
import { rejectionTexts } from '../../shop/cart/texts.js';
import { Blocks } from './blocks.js';
import { PrescriptionCart } from './prescription-cart.js';
import { buyable } from './refused.js';
import { WantedRows, type FoundRow, type WantedRow } from './wanted-rows.js';

interface Wanted extends FoundRow {
  readonly row: WantedRow;
  readonly nth: number;
}

/**
 * CRT-09: a client names all prescription rows that its cart shall have. Each is decided as if it were added, all before
 * the first change. A row that stays keeps its number and its message to the pharmacist.
 */
@Injectable()
export class ReplaceRows {
  constructor(
    @Inject(PrescriptionCart) private readonly carts: PrescriptionCart,
    @Inject(WantedRows) private readonly wanted: WantedRows,
    @Inject(Blocks) private readonly blocks: Blocks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param list the field in which the client names the rows, for the errors */
  async replace(shopper: Shopper, rows: readonly WantedRow[], list: string): Promise<CartState> {
    const wanted = await this.found(this.carts.open(shopper), rows, list);
    const before = rowsOf(await this.carts.sync(part(shopper, 'sync')));
    for (const { varuId: rowId } of before.filter((row) => !wanted.some((each) => isSame(row, each))))
      await this.carts.remove(part(shopper, `remove ${rowId}`), rowId);
    for (const each of wanted) await this.put(shopper, each, before);
    return this.carts.shown(shopper);
  }

  private async put(shopper: Shopper, wanted: Wanted, before: readonly PrescriptionRow[]): Promise<void> {
    const { row, nth } = wanted;
    const known = before.find((each) => isSame(each, wanted));
    if (!known) await this.carts.add(part(shopper, `add ${nth}`), row);
    else if (known.prescription.packages !== row.packages)
      await this.carts.setPackages(part(shopper, `packages ${nth}`), known.varuId, row.packages);
  }

  /** @throws Problem that names the field of the row, for example `RxLineItems.1.antal` */
  private async found(customerId: Uuid, rows: readonly WantedRow[], list: string): Promise<readonly Wanted[]> {
    const found: Wanted[] = [];
    for (const [nth, row] of rows.entries()) {
      const one = { ...(await naming(`${list}.${nth}`, () => this.wanted.find(customerId, row))), row, nth };
      if (found.some((other) => other.prescription.ordinationId === one.prescription.ordinationId))
        throw doubled(`${list}.${nth}`);
      found.push(one);
      await naming(`${list}.${nth}`, () =>
        this.decide(
          customerId,
          found.filter((other) => isOfBlock(other, one)),
        ),
      );
    }
    return found;
  }

  private async decide(customerId: Uuid, ofBlock: readonly Wanted[]): Promise<void> {
    const [last] = ofBlock.slice(-1);
    if (!last) return;
    const asked = ofBlock.map(({ prescription, row: { varuId, packages, refusesExchange } }) => {
      return { prescription, varuId, packages, refusesExchange };
    });
    const decided = decideBlock(asked, await this.blocks.pricing(customerId, last.block)).at(-1);
    buyable(decided, last.row.packages, stockholmDate(this.clock.now()));
  }
}

function isSame({ prescription }: PrescriptionRow, { prescription: { ordinationId }, row }: Wanted): boolean {
  const { article, noExchange } = prescription;
  return (
    prescription.ordinationId === ordinationId && article.varuId === row.varuId && noExchange === row.refusesExchange
  );
}

function isOfBlock({ block: one }: Wanted, { block: other }: Wanted): boolean {
  return one.kind === other.kind && one.patient.personNumber === other.patient.personNumber;
}

function part({ context, ...rest }: Shopper, name: string): Shopper {
  return { ...rest, context: partOf(context, `rxitems ${name}`) };
}

function doubled(row: string): Problem {
  const field = `${row}.ordinationsId`;
  return new Problem(409, [{ field, code: 'PRESCRIPTION_IN_CART', message: rejectionTexts.PrescriptionInCart }]);
}

async function naming<T>(row: string, act: () => Promise<T>): Promise<T> {
  return act().catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    const errors = error.errors.map((fault) => ({
      ...fault,
      ...(fault.field !== undefined && { field: `${row}.${fault.field}` }),
    }));
    throw new Problem(error.status, errors, error.details);
  });
}
