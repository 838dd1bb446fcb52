import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';
import { OrderAccess, type OwnOrder } from '../order/order-access.js';
import { collectionProblem, orderUnknown } from './collection-problem.js';
import { collectionOfOrder } from './collection-view.js';
import type { CollectionOfOrder, CollectionService } from './contract.js';

/** Creates the collection service of each page request. */
@Injectable()
export class CollectionPagesParts {
  constructor(
    @Inject(OrderAccess) readonly orders: OrderAccess,
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** CHK-16: what an order's owner sees and does about parcels to collect. */
export class CollectionPages implements CollectionService {
  constructor(
    private readonly parts: CollectionPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async ofOrder(orderId: Uuid): Promise<CollectionOfOrder | null> {
    const own = await this.own(orderId);
    return own && collectionOfOrder(own, this.parts.clock.now());
  }

  sendAgain({ commandId, orderId, parcelId }: Parameters<CollectionService['sendAgain']>[0]) {
    return refusalsAsErrors(async (): Promise<Result<{ readonly parcelId: string }>> => {
      if (!(await this.own(orderId))) throw orderUnknown();
      const { context } = await this.scope.shopper(commandId, { orderId, parcelId });
      const reorderId = derivedId(context.commandId, 'reorder');
      const reorderedAt = this.parts.clock.now();
      const command = { type: 'ReorderParcel', parcelId, reorderId, reorderedAt } as const;
      const outcome = await this.parts.commands.handle(order, orderId, command, context);
      if (!outcome.ok) throw collectionProblem(outcome.rejection);
      return { ok: true, parcelId };
    });
  }

  private async own(orderId: Uuid): Promise<OwnOrder | null> {
    return UUID.test(orderId) ? this.parts.orders.opened(orderId, this.scope) : null;
  }
}
