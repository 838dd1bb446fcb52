import { Module } from '@nestjs/common';

import { MemberOf } from './member-of.js';

/** Apart from the rest of the club: the cart asks who is a member, and the club puts cheques into carts. */
@Module({ providers: [MemberOf], exports: [MemberOf] })
export class MemberOfModule {}
