import { Controller, Delete, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { cartAnswer, type CartAnswer } from '../../shop/cart/cart-answer.js';
import { cartProblem } from '../../shop/cart/cart-problem.js';
import type { CartOutcome } from '../../shop/cart/change-cart.js';
import { Clock } from '../../foundation/clock.js';
import { CurrentShopper, type Shopper } from '../../access/http/request.js';
import { ValidBody, ValidParam } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { ApplyCheque } from '../../shop/cart/cheque/apply-cheque.js';
import { membershipProblem } from './member-problem.js';
import { RegisterMember } from './register-member.js';
import { RemoveCheque } from '../../shop/cart/cheque/remove-cheque.js';

const chequeId = z.uuid('Bonuscheckens id ska vara ett UUID.');
const registration = z.strictObject({
  email: z.string('E-post saknas.'),
  mobileNumber: z.string('Mobilnummer saknas.'),
});

@ApiTags('membership')
@Controller()
export class MembershipController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Post('api/apoplus/registermember')
  @Permission('membership.register')
  @HttpCode(200)
  async register(@CurrentShopper() shopper: Shopper, @ValidBody(registration) body: z.infer<typeof registration>) {
    const outcome = await this.bus.execute(new RegisterMember(shopper, body.email, body.mobileNumber));
    if (!outcome.ok) throw membershipProblem(outcome.rejection);
    const { memberNumber, registeredOn, level } = outcome.state;
    return { Success: true, Result: { memberNumber, registeredOn, level } };
  }

  @Put('cart/bonus-check/:id')
  @Permission('cheque.use')
  async apply(@CurrentShopper() shopper: Shopper, @ValidParam('id', chequeId) id: string): Promise<CartAnswer> {
    return this.answer(await this.bus.execute(new ApplyCheque(shopper, id)));
  }

  @Delete('cart/bonus-check/:id')
  @Permission('cheque.remove')
  async remove(@CurrentShopper() shopper: Shopper, @ValidParam('id', chequeId) id: string): Promise<CartAnswer> {
    return this.answer(await this.bus.execute(new RemoveCheque(shopper, id)));
  }

  private answer(outcome: CartOutcome): CartAnswer {
    if (!outcome.ok) throw cartProblem(outcome.rejection);
    return cartAnswer(outcome.state, outcome.revision, this.clock.now());
  }
}
