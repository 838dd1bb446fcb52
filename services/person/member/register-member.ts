import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer } from '../../../domain/customer/index.js';
import { birthDateOf, parsePersonNumber } from '../../../domain/kernel/index.js';
import { membership, type MemberRejection, type MemberState } from '../../../domain/member/index.js';
import { Clock } from '../../foundation/clock.js';
import { partOf } from '../../foundation/command-handling/command-context.js';
import { CommandHandling, type Outcome } from '../../foundation/command-handling/command-handling.js';
import { identificationRequired } from '../../access/permission/login-needed.js';
import type { Shopper } from '../../access/http/request.js';
import { NumberSeries } from '../../foundation/platform/number-series.js';
import { CartOfMember } from './cart-of-member.js';
import { MemberOf } from './member-of.js';

export type RegistrationOutcome = Outcome<MemberState, MemberRejection>;

/** CLB-01: registers an identified customer as a member, with an e-mail address and a mobile number. */
export class RegisterMember extends Command<RegistrationOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly email: string,
    readonly mobileNumber: string,
  ) {
    super();
  }
}

@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(MemberOf) private readonly memberOf: MemberOf,
    @Inject(CartOfMember) private readonly cart: CartOfMember,
    @Inject(NumberSeries) private readonly numbers: NumberSeries,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context }, email, mobileNumber }: RegisterMember): Promise<RegistrationOutcome> {
    const { customerId } = session;
    if (!customerId) throw identificationRequired();
    const { personNumber: known } = await this.commands.load(customer, customerId);
    const personNumber = parsePersonNumber(known);
    if (!personNumber) throw identificationRequired();
    const memberId = await this.memberOf.forRegistration(customerId);
    const memberNumber = await this.numbers.memberNumber();
    const identity = { memberId, customerId, memberNumber, birthDate: birthDateOf(personNumber) };
    const outcome = await this.commands.handle(
      membership,
      memberId,
      { type: 'RegisterMember', ...identity, email, mobileNumber, at: this.clock.now() },
      context,
    );
    // CLB-01: the member's prices apply to the cart at once.
    if (outcome.ok) await this.cart.reprice(session, customerId, partOf(context, 'member registration'));
    return outcome;
  }
}
