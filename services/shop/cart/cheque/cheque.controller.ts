import { Controller, Delete, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Clock } from '../../../foundation/clock.js';
import { cartAnswer, cartSchema, type CartAnswer } from '../answer/cart-answer.js';
import { cartProblem } from '../cart-problem.js';
import type { CartOutcome } from '../change-cart.js';
import { ApplyCheque } from './apply-cheque.js';
import { chequeId } from './cheque-id.js';
import { RemoveCheque } from './remove-cheque.js';

@ApiTags('membership')
@Controller()
export class ChequeController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Put('cart/bonus-check/:id')
  @Permission('cheque.use')
  @AnswersWith(cartSchema)
  async apply(@CurrentShopper() shopper: Shopper, @ValidParam('id', chequeId) id: string): Promise<CartAnswer> {
    return this.answer(await this.bus.execute(new ApplyCheque(shopper, id)));
  }

  @Delete('cart/bonus-check/:id')
  @Permission('cheque.remove')
  @AnswersWith(cartSchema)
  async remove(@CurrentShopper() shopper: Shopper, @ValidParam('id', chequeId) id: string): Promise<CartAnswer> {
    return this.answer(await this.bus.execute(new RemoveCheque(shopper, id)));
  }

  private answer(outcome: CartOutcome): CartAnswer {
    if (!outcome.ok) throw cartProblem(outcome.rejection);
    return cartAnswer(outcome.state, this.clock.now());
  }
}
