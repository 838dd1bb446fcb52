import { Global, Module } from '@nestjs/common';

import { Members } from '../../access/permission/members.js';
import { MemberOf } from './member-of.js';

/** Apart from the rest of the club: permissions and the cart ask who is a member. */
@Global()
@Module({ providers: [MemberOf, { provide: Members, useExisting: MemberOf }], exports: [MemberOf, Members] })
export class MemberOfModule {}
