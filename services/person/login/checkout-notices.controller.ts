import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import type { Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Config } from '../../foundation/config/config.js';
import { isPersonNumberOf } from '../customer/customer-of.js';
import { AnswersWith } from '../../access/http/api-schema.js';
import { CurrentVisitor, type ShopRequest } from '../../access/http/request.js';
import { ValidBody } from '../../access/http/valid.js';
import { may } from '../../access/permission/may.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { SessionGate } from '../../access/session/session-gate.js';
import type { Session, Visitor } from '../../access/session/session.js';
import { identificationRequired } from '../../access/permission/login-needed.js';
import { LogOut } from './log-out.js';
import { loginCookie, loginTokenIn } from './login-cookie.js';
import { LoginLimits } from './login-limits.js';
import { LoginWays } from './login-ways.js';

const loggedIn = z
  .object({
    previousPersonNumber: z
      .string('previousPersonNumber ska vara text.')
      .max(20, 'previousPersonNumber är för långt.')
      .nullish(),
  })
  .meta({ example: { previousPersonNumber: '198507099805' } });
const loggedOut = z
  .object({
    personalIdentityNumber: z
      .string('personalIdentityNumber ska vara text.')
      .max(20, 'personalIdentityNumber är för långt.')
      .nullish(),
  })
  .meta({ example: { personalIdentityNumber: '198507099805' } });

const success = z.literal(true);
const known = z
  .strictObject({ success, samePerson: z.boolean() })
  .meta({ example: { success: true, samePerson: true } });
const ended = z.strictObject({ success }).meta({ example: { success: true } });

/**
 * LOG-09, SES-06: clients notify the checkout of a log-in or log-out. The session identifies the person, and numbers in
 * the bodies are only hints (SET-03). The carts were merged when the session opened. Pages do not know the person
 * number, so they send none. Then the session tells whether the same person used the browser before.
 */
@ApiTags('session')
@Controller('commands')
export class CheckoutNoticesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(SessionGate) private readonly gate: SessionGate,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(LoginWays) private readonly ways: LoginWays,
    @Inject(LoginLimits) private readonly limits: LoginLimits,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Post('logged-in')
  @Permission('login.notice')
  @HttpCode(200)
  @ApiOperation({ summary: 'The client has logged in; answers whether it is the person the browser knew before' })
  @AnswersWith(known)
  async loggedIn(
    @CurrentVisitor() visitor: Visitor,
    @ValidBody(loggedIn) { previousPersonNumber }: z.infer<typeof loggedIn>,
    @Req() { headers, ip }: ShopRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true; samePerson: boolean }> {
    const { session } = visitor;
    if (!session?.customerId) throw identificationRequired();
    const loginToken = loginTokenIn(headers.cookie);
    if (loginToken && (await this.limits.ask(loginToken, ip, (token) => this.ways.arrived(token, visitor))))
      reply.header('set-cookie', loginCookie('', this.config.secure));
    const samePerson = previousPersonNumber
      ? await this.isNumberOf(previousPersonNumber, session.customerId, session)
      : (session.samePerson ?? false);
    return { success: true, samePerson };
  }

  /** Logs out. A late call about another person must not log out the current one. */
  @Post('logged-out')
  @Permission('login.use')
  @HttpCode(200)
  @ApiOperation({ summary: 'The client has logged out; the session ends if it still lives' })
  @AnswersWith(ended)
  async loggedOut(
    @CurrentVisitor() visitor: Visitor,
    @ValidBody(loggedOut) { personalIdentityNumber }: z.infer<typeof loggedOut>,
    @Req() request: ShopRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    const customerId = visitor.session?.customerId;
    if (!customerId) return { success: true };
    if (personalIdentityNumber && (await this.isAnothers(personalIdentityNumber, customerId, visitor.session)))
      return { success: true };
    await this.bus.execute(new LogOut(visitor, request.correlationId));
    reply.header('set-cookie', this.gate.expiredCookie());
    return { success: true };
  }

  /**
   * Whether the number surely belongs to another person. When numbers may not be compared, the answer is no, because a
   * log-out request must then log out.
   */
  private async isAnothers(text: string, customerId: Uuid, session: Session | null): Promise<boolean> {
    if (!may(session, 'profile.change', this.clock.now())) return false;
    return (await this.limits.hasNumberLeft(customerId)) && !(await isPersonNumberOf(text, customerId, this.commands));
  }

  /**
   * Whether the number is the customer's own. To prevent guessing, a weak log-in may not ask this, and the number of
   * calls is limited.
   */
  private async isNumberOf(text: string, customerId: Uuid, session: Session | null): Promise<boolean> {
    if (!may(session, 'profile.change', this.clock.now())) throw identificationRequired();
    await this.limits.number(customerId);
    return isPersonNumberOf(text, customerId, this.commands);
  }
}
