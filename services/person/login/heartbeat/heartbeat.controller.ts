import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import type { Instant } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { successWith } from '../../../access/http/success.js';
import { ValidQuery } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { SessionGate } from '../../../access/session/session-gate.js';
import type { Session, Visitor } from '../../../access/session/session.js';
import { Sessions } from '../../../access/session/sessions.js';

const DAY_SECONDS = 86_400;
const check = z.object({
  lastActiveSecondsAgo: z.coerce
    .number('lastActiveSecondsAgo ska vara ett antal sekunder.')
    .int('lastActiveSecondsAgo ska vara ett antal sekunder.')
    .min(0, 'lastActiveSecondsAgo ska vara minst 0.')
    .max(DAY_SECONDS, 'lastActiveSecondsAgo är för stort.')
    .optional(),
});

const heartbeat = z.strictObject({
  CustomerType: z.enum(['guest', 'known']),
  HardSessionTimeToLiveSeconds: z.int(),
  IdentificationValidForSeconds: z.int(),
});
const checked = successWith(heartbeat.optional());
const refreshed = successWith(heartbeat);
export type HeartbeatResult = AnswerOf<typeof heartbeat>;

const GUEST: HeartbeatResult = {
  CustomerType: 'guest',
  HardSessionTimeToLiveSeconds: 0,
  IdentificationValidForSeconds: 0,
};

/** SES-01, SES-09: the session check that a client calls every minute. */
@ApiTags('session')
@Permission('session.watch')
@Controller('api/heartbeat')
export class HeartbeatController {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SessionGate) private readonly gate: SessionGate,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Extends the session, counted from the person's last action. The request contains the age of this action, so
   * activity in the page counts.
   */
  @Get('check')
  @ApiOperation({
    summary: 'Without a parameter: whether the shop answers. With it: how long the session and the identification hold',
  })
  @AnswersWith(checked)
  async check(
    @CurrentVisitor() visitor: Visitor,
    @ValidQuery(check) { lastActiveSecondsAgo }: z.infer<typeof check>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof checked>> {
    if (lastActiveSecondsAgo === undefined) return { Success: true };
    const lastActive = new Date(this.ms() - lastActiveSecondsAgo * 1000).toISOString();
    return { Success: true, Result: this.result(await this.slide(visitor, lastActive, reply)) };
  }

  @Get('refresh')
  @ApiOperation({ summary: 'The person wants to stay: the session slides to now' })
  @AnswersWith(refreshed)
  async refresh(
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof refreshed>> {
    return { Success: true, Result: this.result(await this.slide(visitor, this.clock.now(), reply)) };
  }

  private async slide(
    { token, session, next }: Visitor,
    lastActive: Instant,
    reply: FastifyReply,
  ): Promise<Session | null> {
    if (!token || !session?.customerId) return session;
    const slid = await this.sessions.refresh(token, lastActive);
    if (slid && slid.expiresAt !== session.expiresAt)
      reply.header('set-cookie', this.gate.cookie(next ?? token, slid.expiresAt));
    return slid;
  }

  private result(session: Session | null): HeartbeatResult {
    if (!session?.customerId) return GUEST;
    return {
      CustomerType: 'known',
      HardSessionTimeToLiveSeconds: this.secondsUntil(session.expiresAt),
      IdentificationValidForSeconds: this.secondsUntil(session.identifiedUntil),
    };
  }

  private secondsUntil(instant: Instant | null): number {
    return instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - this.ms()) / 1000));
  }

  private ms(): number {
    return Date.parse(this.clock.now());
  }
}
