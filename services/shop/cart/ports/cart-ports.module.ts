import { Global, Module } from '@nestjs/common';

import { CartsAtLogin } from '../../../person/login/carts-at-login.js';
import { CartOfMember } from '../../../person/member/cart-of-member.js';
import { CartAtLogin } from './cart-at-login.js';
import { CartOfNewMember } from './cart-of-new-member.js';
import { CartModule } from '../cart.module.js';

/** Implements the ports through which log-in and membership use the cart. */
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
