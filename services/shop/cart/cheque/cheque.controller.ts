import { Controller, Delete, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { cartSchema, type CartAnswer } from '../answer/cart-answer.js';
import { CartAnswers } from '../answer/cart-answers.js';
import { ApplyCheque } from './apply-cheque.js';
import { chequeId } from './cheque-id.js';
import { RemoveCheque } from './remove-cheque.js';

@ApiTags('membership')
@Controller()
export class ChequeController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
  ) {}

  @Put('cart/bonus-check/:id')
  @Permission('cheque.use')
  @AnswersWith(cartSchema)
  async apply(@CurrentShopper() shopper: Shopper, @ValidParam('id', chequeId) id: string): Promise<CartAnswer> {
    return this.answers.changed(await this.bus.execute(new ApplyCheque(shopper, id)));
  }

  @Delete('cart/bonus-check/:id')
  @Permission('cheque.remove')
  @AnswersWith(cartSchema)
  async remove(@CurrentShopper() shopper: Shopper, @ValidParam('id', chequeId) id: string): Promise<CartAnswer> {
    return this.answers.changed(await this.bus.execute(new RemoveCheque(shopper, id)));
  }
}
