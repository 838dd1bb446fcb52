import { Global, Module } from '@nestjs/common';

import { Members } from '../../access/permission/members.js';
import { MemberOf } from './member-of.js';

/** A separate module, because permissions and the cart need only this part. */
@Global()
@Module({ providers: [MemberOf, { provide: Members, useExisting: MemberOf }], exports: [MemberOf, Members] })
export class MemberOfModule {}
