import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { monitorable, type Product } from '../../../domain/catalogue/index.js';
import { customer, type NoticeChannel, type WatchableProduct } from '../../../domain/customer/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import type { CustomerOutcome } from '../favourites/save-favourite.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Shopper } from '../../access/http/request.js';
import { watchTexts } from './texts.js';

/** PRO-09: watches an out-of-stock product. The customer gets one notice when it is back. */
export class Watch extends Command<CustomerOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly varuId: string,
    readonly channel: NoticeChannel,
  ) {
    super();
  }
}

@CommandHandler(Watch)
export class WatchHandler implements ICommandHandler<Watch> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context }, varuId, channel }: Watch): Promise<CustomerOutcome> {
    const customerId = knownCustomer(session, watchTexts.login);
    const product = await this.catalogue.product(varuId);
    if (!product)
      throw new Problem(404, [{ field: 'ProductId', code: 'PRODUCT_UNKNOWN', message: watchTexts.unknown }]);
    const watchId = derivedId(context.commandId, 'watch');
    const command = {
      type: 'WatchProduct',
      watchId,
      product: watchable(product),
      channel,
      at: this.clock.now(),
    } as const;
    return this.commands.handle(customer, customerId, command, context);
  }
}

/** PRO-15: describes a product for the watch. */
function watchable(product: Product): WatchableProduct {
  const { varuId, type, webStock } = product;
  const isMonitorable = monitorable(product);
  return { varuId, productType: type === 'Rx' ? 'RX' : null, isMonitorable, inWebStock: webStock > 0 };
}
