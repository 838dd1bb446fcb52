import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { LoginService, TestUser } from './contract/login.js';
import type { Result } from './contract/result.js';
import { newContext } from '../command-handling/command-context.js';
import type { Config } from '../config/config.js';
import { LogOut } from '../identification/log-out.js';
import { TestLogIn } from '../identification/test-log-in.js';
import { TestPersons } from '../identification/test-persons.js';
import { CONFIG } from '../platform/tokens.js';
import type { RequestScope } from './request-scope.js';
import { refusalsAsErrors } from './result.js';

export class LoginPages implements LoginService {
  private readonly bus: CommandBus;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly scope: RequestScope,
  ) {
    this.bus = app.get(CommandBus, { strict: false });
  }

  async testUsers(): Promise<readonly TestUser[] | null> {
    if (!this.app.get<Config>(CONFIG).testPersons) return null;
    const persons = await this.app.get(TestPersons, { strict: false }).list();
    return persons.map(({ note, ...person }) => ({ ...person, description: note }));
  }

  loginTest({ personNumber }: { readonly personNumber: string }): Promise<Result> {
    return refusalsAsErrors(async () => {
      const { visitor, correlationId } = this.scope;
      const context = newContext({ kind: 'customer', id: visitor.session?.sessionId ?? 'guest' }, correlationId);
      this.scope.entered(await this.bus.execute(new TestLogIn(visitor, personNumber, context)));
      return { ok: true };
    });
  }

  async logout(): Promise<void> {
    await this.bus.execute(new LogOut(this.scope.visitor, this.scope.correlationId));
    this.scope.left();
  }
}
