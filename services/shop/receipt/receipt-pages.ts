import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { knownPrescription, type PlacedOrder } from '../../../domain/order/index.js';
import { payment } from '../../../domain/payment/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { may } from '../../access/permission/may.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Clock } from '../../foundation/clock.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { OrderAccess, type OwnOrder } from '../order/order-access.js';
import { OrderedReaders } from '../order/ordered-readers.js';
import { exchangedArticles } from './exchanged-articles.js';
import type { ReceiptService, ReceiptView } from './contract.js';
import { receiptView } from './receipt-view.js';

/** Creates the receipt service of each page request. */
@Injectable()
export class ReceiptPagesParts {
  constructor(
    @Inject(CommandHandling) readonly commands: Pick<CommandHandling, 'load'>,
    @Inject(OrderAccess) readonly orders: OrderAccess,
    @Inject(OrderedReaders) readonly readers: OrderedReaders,
    @Inject(Clock) readonly clock: Clock,
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
    const { invoice } = await this.parts.commands.load(payment, placed.paymentId);
    const readablePatients = await this.readablePatients(placed);
    return receiptView(placed, state, {
      plan: invoice.plan,
      readablePatients,
      exchanged: await exchangedArticles(this.parts.commands, placed, readablePatients ?? new Set()),
      customerService: this.parts.config.contactRoles.customerServiceEmail,
    });
  }

  /** LAW-09: which prescription goods were bought is shown to the identified customer who acts for the patient now. */
  private async readablePatients({ customerId, lines }: PlacedOrder): Promise<ReadonlySet<string> | null> {
    const { session } = this.scope;
    if (customerId === null || customerId !== session?.customerId) return null;
    if (!may(session, 'order.list', this.parts.clock.now())) return null;
    const patients = lines.flatMap((line) => knownPrescription(line)?.patient.personNumber ?? []);
    return this.parts.readers.looked(this.scope, patients);
  }
}
