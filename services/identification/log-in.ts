import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer, type IdentificationMethod } from '../../domain/customer/index.js';
import { addMinutes, parsePersonNumber, type PersonNumber } from '../../domain/kernel/index.js';
import { CartAtLogin } from '../cart/cart-at-login.js';
import { Clock } from '../clock/clock.js';
import { partOf, type CommandContext } from '../command-handling/command-context.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import { livingCustomerIdOf } from '../customer/customer-id.js';
import { Problem } from '../http/problem.js';
import { KeyedHash } from '../platform/keyed-hash.js';
import { sessionRule, type Visitor } from '../session/session.js';
import { Sessions, type OpenedSession } from '../session/sessions.js';

export interface IdentifiedPerson {
  readonly personNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly method: IdentificationMethod;
}

/** Someone has shown who they are: a customer is recorded, the carts are brought together, a new session opens. */
export class LogIn extends Command<OpenedSession> {
  constructor(
    readonly visitor: Visitor,
    readonly person: IdentifiedPerson,
    readonly context: CommandContext,
    readonly wishes: { readonly stayLoggedIn: boolean } = { stayLoggedIn: false },
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CartAtLogin) private readonly carts: CartAtLogin,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(asked: LogIn): Promise<OpenedSession> {
    const { visitor, person, wishes } = asked;
    const personNumber = parsePersonNumber(person.personNumber);
    if (!personNumber) throw invalidPersonNumber();
    const customerId = await livingCustomerIdOf(personNumber, this.hash, this.commands);
    const context = { ...asked.context, actor: { kind: 'customer', id: customerId } } as const;
    const keeps = await this.carts.keepsPrescriptions(customerId);
    if (!(await this.identify(customerId, personNumber, person, context))) return this.execute(asked);
    const cartId = await this.carts.bringTogether(customerId, visitor.session, partOf(context, 'carts'));
    if (!keeps) await this.carts.endPrescriptions(cartId, customerId, partOf(context, 'prescriptions'));
    return this.sessions.openIdentified({ customerId, cartId, method: person.method, ...wishes }, visitor.token);
  }

  /** False for someone erased this very moment by another process: they come back as a new customer. */
  private async identify(
    customerId: string,
    personNumber: PersonNumber,
    person: IdentifiedPerson,
    context: CommandContext,
  ): Promise<boolean> {
    const at = this.clock.now();
    const validUntil = addMinutes(at, sessionRule.identificationMinutes);
    const { firstName, lastName, method } = person;
    const command = {
      type: 'Identify',
      customerId,
      personNumber,
      firstName,
      lastName,
      method,
      at,
      validUntil,
    } as const;
    const outcome = await this.commands.handle(customer, customerId, command, context);
    if (outcome.ok) return true;
    if (outcome.rejection.type === 'CustomerErased') return false;
    throw new Problem(403, [{ code: outcome.rejection.type, message: 'Inloggningen gick inte att genomföra.' }]);
  }
}

function invalidPersonNumber(): Problem {
  return new Problem(400, [
    { field: 'ssn', code: 'PERSON_NUMBER_INVALID', message: 'Ange ett giltigt personnummer, ÅÅÅÅMMDDXXXX.' },
  ]);
}
