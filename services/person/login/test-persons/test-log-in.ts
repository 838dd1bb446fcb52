import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { parsePersonNumber } from '../../../../domain/kernel/index.js';
import type { CommandContext } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Config } from '../../../foundation/config/config.js';
import { customerOf } from '../../customer/customer-of.js';
import { CustomersByPerson } from '../../customer/customers-by-person.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { CONFIG } from '../../../foundation/platform/tokens.js';
import type { Visitor } from '../../../access/session/session.js';
import type { OpenedSession } from '../../../access/session/sessions.js';
import { LogIn } from '../log-in.js';
import { TestPersons } from './test-persons.js';

/** Logs in a test person from the list, or any customer. It exists only in test environments. */
export class TestLogIn extends Command<OpenedSession> {
  constructor(
    readonly visitor: Visitor,
    readonly personNumber: string,
    readonly context: CommandContext,
    readonly wishes: { readonly stayLoggedIn: boolean } = { stayLoggedIn: false },
  ) {
    super();
  }
}

/** LOG-15: refuses the call outside test environments, as if the route did not exist. */
export function onlyWithTestPersons({ testPersons }: Pick<Config, 'testPersons'>): void {
  if (!testPersons) throw new Problem(404, [{ code: 'HTTP_404', message: 'Sidan eller resursen finns inte.' }]);
}

@CommandHandler(TestLogIn)
export class TestLogInHandler implements ICommandHandler<TestLogIn> {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CustomersByPerson) private readonly customers: CustomersByPerson,
    @Inject(TestPersons) private readonly persons: TestPersons,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ visitor, personNumber, context, wishes }: TestLogIn): Promise<OpenedSession> {
    onlyWithTestPersons(this.config);
    const { firstName, lastName } = await this.nameOf(personNumber);
    return this.bus.execute(new LogIn(visitor, { personNumber, firstName, lastName, method: 'test' }, context, wishes));
  }

  private async nameOf(text: string): Promise<{ firstName: string; lastName: string }> {
    const listed = await this.persons.find(text);
    if (listed) return listed;
    const personNumber = parsePersonNumber(text);
    const customerId = personNumber && (await this.customers.find(personNumber));
    const known = customerId ? await customerOf(customerId, this.commands) : null;
    return { firstName: known?.profile.firstName ?? 'Test', lastName: known?.profile.lastName ?? 'Testsson' };
  }
}
