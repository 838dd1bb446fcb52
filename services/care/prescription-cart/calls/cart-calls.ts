import { Inject, Injectable } from '@nestjs/common';

import { rowsOf, type CartState } from '../../../../domain/cart/index.js';
import { patterns } from '../../../../domain/customer/index.js';
import { Problem } from '../../../foundation/problem/problem.js';
import type { Shopper } from '../../../access/http/request.js';
import { PharmacyStock } from '../../../shop/pharmacy/pharmacy-stock.js';
import { HealthLooks } from '../../health-look/health-looks.js';
import { MonthPrices } from '../../high-cost/month-prices.js';
import { PrescriptionCart } from '../prescription-cart.js';
import { prescriptionCartTexts as texts } from '../texts.js';
import type { WantedRow } from '../wanted-rows.js';
import { cartsAnswer, type CartsAnswer } from './carts-answer.js';

/** RX-09, RX-14: what both generations of calls answer about prescription carts. Each answer is recorded as a look. */
@Injectable()
export class CartCalls {
  constructor(
    @Inject(PrescriptionCart) private readonly carts: PrescriptionCart,
    @Inject(MonthPrices) private readonly prices: MonthPrices,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(PharmacyStock) private readonly stock: PharmacyStock,
  ) {}

  /** RX-08: decided anew, because a warrant or a guardianship may have ended since the row was added. */
  async shown(shopper: Shopper): Promise<CartsAnswer> {
    return this.answered(shopper, await this.carts.sync(shopper));
  }

  async add(shopper: Shopper, wanted: WantedRow): Promise<CartsAnswer> {
    return this.answered(shopper, await this.carts.add(shopper, wanted));
  }

  async remove(shopper: Shopper, rowId: string): Promise<CartsAnswer> {
    return this.answered(shopper, await this.carts.remove(shopper, rowId));
  }

  async setPackages(shopper: Shopper, rowId: string, packages: number): Promise<CartsAnswer> {
    return this.answered(shopper, await this.carts.setPackages(shopper, rowId, packages));
  }

  async giveMessage(shopper: Shopper, rowId: string, text: string): Promise<CartsAnswer> {
    return this.answered(shopper, await this.carts.giveMessage(shopper, rowId, messageOf(text, 'extraInfo')));
  }

  private async answered({ session }: Shopper, state: CartState): Promise<CartsAnswer> {
    if (session.customerId) await this.looks.shownToSelf(session.customerId, 'ordered-prescription');
    const varuIds = new Set(rowsOf(state).map(({ prescription }) => prescription.article.varuId));
    const [prices, stock] = await Promise.all([this.prices.today(), this.stock.of([...varuIds])]);
    return cartsAnswer(state, { prices, stock });
  }
}

/** RX-22: a message to the pharmacist by the shop's pattern. Null for an empty one. @throws Problem that names the field */
export function messageOf(text: string, field: string): string | null {
  const message = text.trim();
  if (message === '') return null;
  if (new RegExp(patterns.pharmacistMessage, 'u').test(message)) return message;
  throw new Problem(400, [{ field, code: 'MESSAGE_INVALID', message: texts.message }]);
}
