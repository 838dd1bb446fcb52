import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { kronor } from '../../../../domain/kernel/index.js';
import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { TRACKING_STATUSES, type OrderSummary } from '../contract.js';
import { OrderHistory } from './order-history.js';
import { OrderNumbers } from '../order-numbers.js';

const historyExample = {
  Orders: [
    {
      PurchaseOrderId: '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10',
      OrderNumber: '100234567',
      OrderDate: '2026-11-25T10:15:00.000Z',
      Status: 'received',
      Total: 318,
      Items: [{ VaruNr: '123456', Name: 'Mjukgörande kräm 100 ml', Quantity: 2 }],
      Points: null,
    },
  ],
};
const line = z.strictObject({ VaruNr: z.string(), Name: z.string(), Quantity: z.int() });
const history = z
  .strictObject({
    Orders: z.array(
      z.strictObject({
        PurchaseOrderId: z.string(),
        OrderNumber: z.string(),
        OrderDate: z.iso.datetime(),
        Status: z.enum(TRACKING_STATUSES),
        Total: z.number(),
        Items: z.array(line),
        /** The points earned. Null before dispatch, and for one who is no member. */
        Points: z.int().nullable(),
      }),
    ),
  })
  .meta({ example: historyExample });
type History = AnswerOf<typeof history>;

/** The customer's order history (CHK-09). */
@ApiTags('order')
@Permission('order.list')
@Controller('api/apoorderhistory')
export class OrderHistoryController {
  constructor(
    @Inject(OrderHistory) private readonly history: OrderHistory,
    @Inject(OrderNumbers) private readonly orders: OrderNumbers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The customer’s confirmed orders, newest first' })
  @AnswersWith(history)
  async list(@CurrentVisitor() { session }: Visitor): Promise<History> {
    if (!session?.customerId) return { Orders: [] };
    await this.orders.caughtUp();
    const { orders } = await this.history.page(session.customerId, { reader: { session } });
    return { Orders: orders.map(orderAnswer) };
  }
}

function orderAnswer(order: OrderSummary): History['Orders'][number] {
  return {
    PurchaseOrderId: order.orderId,
    OrderNumber: order.orderNumber,
    OrderDate: order.placedAt,
    Status: order.status,
    Total: kronor(order.total),
    Items: order.lines.map(({ varuId, name, quantity }) => ({ VaruNr: varuId, Name: name, Quantity: quantity })),
    Points: order.points,
  };
}
