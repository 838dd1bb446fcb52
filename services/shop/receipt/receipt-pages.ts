import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { payment } from '../../../domain/payment/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { MedicineNames } from '../order/medicine-names.js';
import { OrderAccess, type OwnOrder } from '../order/order-access.js';
import type { ReceiptService, ReceiptView } from './contract.js';
import { receiptView } from './receipt-view.js';

/** Creates the receipt service of each page request. */
@Injectable()
export class ReceiptPagesParts {
  constructor(
    @Inject(CommandHandling) readonly commands: Pick<CommandHandling, 'load'>,
    @Inject(OrderAccess) readonly orders: OrderAccess,
    @Inject(MedicineNames) readonly medicines: MedicineNames,
    @Inject(CONFIG) readonly config: Pick<Config, 'contactRoles'>,
  ) {}
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** CHK-09: the receipts of one visitor. Another person's order and an unknown one get the same answer. */
export class ReceiptPages implements ReceiptService {
  constructor(
    private readonly parts: ReceiptPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async receipt(orderId: Uuid): Promise<ReceiptView | null> {
    const own = await this.paid(orderId);
    return own && (await this.view(own));
  }

  async pdf(orderId: Uuid): ReturnType<ReceiptService['pdf']> {
    const own = await this.paid(orderId);
    if (!own) return null;
    // Loaded with the first receipt, because most processes never write one.
    const { receiptPdf } = await import('./pdf/receipt-pdf.js');
    const { orderNumber, placedAt } = own.placed;
    return { orderNumber, content: await receiptPdf(await this.view(own), placedAt) };
  }

  private async paid(orderId: Uuid): Promise<OwnOrder | null> {
    const own = UUID.test(orderId) ? await this.parts.orders.opened(orderId, this.scope) : null;
    return own && own.state.confirmedAt !== null ? own : null;
  }

  private async view({ placed, state }: OwnOrder): Promise<ReceiptView> {
    const { medicines, commands } = this.parts;
    const [named = placed] = await medicines.in([placed], this.scope.session);
    const { invoice } = await commands.load(payment, placed.paymentId);
    return receiptView(named, state, {
      plan: invoice.plan,
      customerService: this.parts.config.contactRoles.customerServiceEmail,
    });
  }
}
