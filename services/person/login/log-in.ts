import { createHash } from 'node:crypto';

import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer, type Device, type IdentificationMethod } from '../../../domain/customer/index.js';
import { parsePersonNumber, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { partOf, type CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { CustomersByPerson, LookupBehind, type CustomerToBe } from '../customer/customers-by-person.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Visitor } from '../../access/session/session.js';
import { identifiedUntil } from '../../../domain/session/index.js';
import { Sessions, type OpenedSession } from '../../access/session/sessions.js';
import { CartsAtLogin } from './carts-at-login.js';
import { loginTexts } from './texts.js';
import { KeyedQueue } from './keyed-queue.js';
import { deviceName } from '../../access/session/device-name.js';
import { newToken } from '../../access/session/token.js';

/** How often a log-in is tried. Only an erasure between two look-ups needs another try, so a few are enough. */
const MAX_ATTEMPTS = 5;

export interface IdentifiedPerson {
  readonly personNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly method: IdentificationMethod;
}

/** Logs in an identified person. The command records the customer, merges the carts and opens a new session. */
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
  private readonly queue = new KeyedQueue();

  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CartsAtLogin) private readonly carts: CartsAtLogin,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(CustomersByPerson) private readonly customers: CustomersByPerson,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ visitor, person, wishes, context: asked }: LogIn): Promise<OpenedSession> {
    const personNumber = parsePersonNumber(person.personNumber);
    if (!personNumber) throw invalidPersonNumber();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { customerId, claimed } = await this.customerOf(personNumber);
      const actor = { kind: 'customer', id: customerId } as const;
      const context = { ...partOf(asked, customerId), actor };
      const endedAt = await this.carts.identificationEnded(customerId);
      const device = deviceOf(customerId, visitor);
      const identified = await this.identify(customerId, personNumber, { ...person, device }, context);
      if (claimed || !identified) await this.customers.settled(customerId);
      if (!identified) continue;
      const cartId = await this.carts.bringTogether(customerId, visitor.session, partOf(context, 'carts'));
      if (endedAt !== null)
        await this.carts.endPrescriptions(cartId, customerId, endedAt, partOf(context, 'prescriptions'));
      const { method } = person;
      return this.sessions.openIdentified(
        { customerId, cartId, method, device: device.name, ...wishes },
        visitor.token,
      );
    }
    throw new Problem(503, [{ code: 'LOGIN_NOT_NOW', message: loginTexts.notNow }]);
  }

  private async customerOf(personNumber: PersonNumber): Promise<CustomerToBe> {
    try {
      return await this.customers.forLogIn(personNumber);
    } catch (error) {
      if (!(error instanceof LookupBehind)) throw error;
      throw new Problem(503, [{ code: 'LOGIN_NOT_NOW', message: loginTexts.notNow }]);
    }
  }

  /**
   * Records the customer. Returns false when another process has just erased this customer. The person then becomes a
   * new customer.
   */
  private async identify(
    customerId: string,
    personNumber: PersonNumber,
    person: IdentifiedPerson & { readonly device: Device },
    context: CommandContext,
  ): Promise<boolean> {
    const at = this.clock.now();
    const validUntil = identifiedUntil(at);
    const { firstName, lastName, method, device } = person;
    const command = {
      type: 'Identify',
      customerId,
      personNumber,
      firstName,
      lastName,
      method,
      at,
      validUntil,
      device,
    } as const;
    // Log-ins of one person run one at a time. In parallel they would only conflict on the stream's revision.
    const outcome = await this.queue.run(customerId, () =>
      this.commands.handle(customer, customerId, command, context),
    );
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

/**
 * Describes the device of a log-in. A browser without a device cookie counts as new each time. So a thief who deletes
 * the cookie is still reported.
 */
function deviceOf(customerId: Uuid, { browser }: Pick<Visitor, 'browser'>): Device {
  const mark = browser?.mark ?? newToken();
  const key = createHash('sha256').update(`${customerId} ${mark}`).digest('base64url');
  return { key, name: deviceName(browser ?? { userAgent: '', inApp: false }) };
}
