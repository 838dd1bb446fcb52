import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { ValidParam, ValidQuery } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Session, Visitor } from '../../../access/session/session.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { Catalogue } from '../../catalogue/catalogue.js';
import { Listings } from '../../catalogue/listings.js';
import { MedicineNames } from '../../order/history/medicine-names.js';
import { OrderAccess, type OwnOrder } from '../../order/order-access.js';
import { OrderNumbers } from '../../order/order-numbers.js';
import { checkoutTexts } from '../texts.js';
import { confirmationAnswer, type Goods } from './confirmation-answer.js';
import { orderConfirmation, type OrderConfirmation } from './order-confirmation.js';

const orderId = z.uuid('id ska vara orderns UUID.').meta({ example: '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10' });
const either = z.union([orderId, z.string().regex(/^\d{1,15}$/)], 'id ska vara orderns UUID eller dess nummer.');
const asked = z.strictObject({ id: either });

/** CHK-07: the confirmation of an order, for the session that bought it or its customer. */
@ApiTags('order')
@Permission('order.own')
@Controller()
export class ConfirmationController {
  constructor(
    @Inject(OrderAccess) private readonly orders: OrderAccess,
    @Inject(OrderNumbers) private readonly numbers: OrderNumbers,
    @Inject(MedicineNames) private readonly medicines: MedicineNames,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(Listings) private readonly listings: Listings,
  ) {}

  @Get('api/confirmation')
  @ApiOperation({ summary: 'The confirmation, by the id of the order or by its number' })
  @AnswersWith(orderConfirmation)
  async confirmation(
    @CurrentVisitor() { session }: Visitor,
    @ValidQuery(asked) { id }: z.infer<typeof asked>,
  ): Promise<OrderConfirmation> {
    const isNumber = /^\d+$/.test(id);
    const found = isNumber ? await this.numbers.own(id, session) : id;
    return this.answer(found, session);
  }

  @Get('purchase-order/:id')
  @ApiOperation({ summary: 'The confirmation, by the id of the order' })
  @AnswersWith(orderConfirmation)
  purchaseOrder(
    @CurrentVisitor() { session }: Visitor,
    @ValidParam('id', orderId) id: string,
  ): Promise<OrderConfirmation> {
    return this.answer(id, session);
  }

  /** Another person's order and an unknown one get the same answer. */
  private async answer(id: string | null, session: Session | null): Promise<OrderConfirmation> {
    const own = id === null ? null : await this.orders.find(id, session);
    if (!own) throw new Problem(404, [{ field: 'id', code: 'ORDER_UNKNOWN', message: checkoutTexts.orderUnknown }]);
    if (own.state.confirmedAt === null)
      throw new Problem(409, [{ field: 'id', code: 'ORDER_NOT_CONFIRMED', message: checkoutTexts.awaitsPayment }]);
    const [placed = own.placed] = await this.medicines.in([own.placed], { session });
    return confirmationAnswer({ ...own, placed }, await this.goodsOf(own));
  }

  private async goodsOf({ placed }: OwnOrder): Promise<Goods> {
    const products = await this.catalogue.products(placed.lines.map(({ varuId }) => varuId));
    const categories = await this.listings.categories();
    return { categories, products: new Map(products.map((product) => [product.varuId, product])) };
  }
}
