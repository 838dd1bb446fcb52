import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { newContext } from '../../../foundation/command-handling/command-context.js';
import type { Config } from '../../../foundation/config/config.js';
import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentVisitor, type ShopRequest } from '../../../access/http/request.js';
import { ValidQuery } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { CONFIG } from '../../../foundation/platform/tokens.js';
import { SessionGate } from '../../../access/session/session-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { LogOut } from '../log-out.js';
import { onlyWithTestPersons, TestLogIn } from '../test-persons/test-log-in.js';
import { testPersonSchema, TestPersons, type TestPerson } from '../test-persons/test-persons.js';

const testLogin = z.object({
  ssn: z.string('ssn saknas.'),
  ehmDeviceType: z.enum(['mobile', 'desktop'], 'ehmDeviceType ska vara mobile eller desktop.'),
  stayLoggedIn: z.enum(['true', 'false'], 'stayLoggedIn ska vara true eller false.').optional(),
});

const success = z.literal(true);
const testPersons = z.array(testPersonSchema);
const letIn = z.strictObject({ success, message: z.string() });
const loggedOut = z.strictObject({ success });

/** LOG-12, LOG-15: log-in of test persons, and log-out on all devices. */
@ApiTags('session')
@Permission('login.use')
@Controller('sessionapi/v1/grandid')
export class SessionController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(SessionGate) private readonly gate: SessionGate,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(TestPersons) private readonly persons: TestPersons,
  ) {}

  @Get('test/users')
  @AnswersWith(testPersons)
  users(): Promise<readonly TestPerson[]> {
    onlyWithTestPersons(this.config);
    return this.persons.list();
  }

  @Get('test/initloginauto')
  @AnswersWith(letIn)
  async testLogIn(
    @CurrentVisitor() asking: Visitor,
    @ValidQuery(testLogin) { ssn, stayLoggedIn }: z.infer<typeof testLogin>,
    @Req() request: ShopRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true; message: string }> {
    onlyWithTestPersons(this.config);
    const visitor = this.gate.marked(asking, (cookie) => void reply.header('set-cookie', cookie));
    const context = newContext({ kind: 'customer', id: visitor.session?.sessionId ?? 'guest' }, request.correlationId);
    const { token, session } = await this.bus.execute(
      new TestLogIn(visitor, ssn, context, { stayLoggedIn: stayLoggedIn === 'true' }),
    );
    reply.header('set-cookie', this.gate.cookie(token, session.expiresAt));
    return { success: true, message: 'Du är nu inloggad' };
  }

  @Get('logout')
  @AnswersWith(loggedOut)
  async logOut(
    @CurrentVisitor() visitor: Visitor,
    @Req() request: ShopRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    await this.bus.execute(new LogOut(visitor, request.correlationId));
    reply.header('set-cookie', this.gate.expiredCookie());
    return { success: true };
  }
}
