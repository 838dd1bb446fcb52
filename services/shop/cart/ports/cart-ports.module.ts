import { Global, Module } from '@nestjs/common';

import { CartsAtLogin } from '../../../person/login/carts-at-login.js';
import { CartOfMember } from '../../../person/member/cart-of-member.js';
import { CartAtLogin } from './cart-at-login.js';
import { CartOfNewMember } from './cart-of-new-member.js';
import { CartModule } from '../cart.module.js';

/** Fills the ports by which log-in and club speak to the cart, which they do not know. */
@Global()
@Module({
  imports: [CartModule],
  providers: [
    { provide: CartsAtLogin, useExisting: CartAtLogin },
    { provide: CartOfMember, useClass: CartOfNewMember },
  ],
  exports: [CartsAtLogin, CartOfMember],
})
export class CartPortsModule {}
