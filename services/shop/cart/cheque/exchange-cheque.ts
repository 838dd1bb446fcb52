import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { CartOutcome } from '../change-cart.js';
import { CurrentCart } from '../current-cart.js';
import { partOf } from '../../../foundation/command-handling/command-context.js';
import type { Shopper } from '../../../access/http/request.js';
import { ApplyCheque } from './apply-cheque.js';
import { RemoveCheque } from './remove-cheque.js';

/** Uses another cheque than the cart has, in one press (CLB-15). */
export class ExchangeCheque extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly chequeId: string,
  ) {
    super();
  }
}

/** A cart holds one cheque, so the former leaves first. It comes back when the wanted one is refused. */
@CommandHandler(ExchangeCheque)
export class ExchangeChequeHandler implements ICommandHandler<ExchangeCheque> {
  constructor(
    @Inject(CommandBus) private readonly bus: Pick<CommandBus, 'execute'>,
    @Inject(CurrentCart) private readonly current: Pick<CurrentCart, 'of'>,
  ) {}

  async execute({ shopper, chequeId }: ExchangeCheque): Promise<CartOutcome> {
    const former = (await this.current.of(shopper.session)).state.cheque?.chequeId ?? chequeId;
    if (former === chequeId) return this.bus.execute(new ApplyCheque(shopper, chequeId));
    const left = await this.bus.execute(new RemoveCheque(part(shopper, 'former cheque'), former));
    if (!left.ok) return left;
    try {
      const applied = await this.bus.execute(new ApplyCheque(shopper, chequeId));
      if (!applied.ok) await this.putBack(shopper, former);
      return applied;
    } catch (refused) {
      await this.putBack(shopper, former);
      throw refused;
    }
  }

  private async putBack(shopper: Shopper, former: string): Promise<void> {
    await this.bus.execute(new ApplyCheque(part(shopper, 'former cheque again'), former));
  }
}

function part(shopper: Shopper, name: string): Shopper {
  return { ...shopper, context: partOf(shopper.context, name) };
}
