import { Controller, Get, Headers, HttpCode, Inject, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import type { Config } from '../../foundation/config/config.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentVisitor, type ShopRequest } from '../../access/http/request.js';
import { ValidBody, ValidQuery } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { SessionGate } from '../../access/session/session-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { LOGIN_STATUSES } from './attempt/attempt.js';
import { loginCookie, loginTokenIn } from './login-cookie.js';
import { LoginLimits } from './login-limits.js';
import type { LoginProgress } from './login-states.js';
import { LoginWays } from './login-ways.js';
import { loginTexts } from './texts.js';

const start = z.object({
  authenticationType: z.enum(['BankID', 'FrejaPlus'], 'authenticationType ska vara BankID eller FrejaPlus.'),
  applicationType: z.enum(['Mobile', 'Desktop'], 'applicationType ska vara Mobile eller Desktop.'),
  stayLoggedIn: z.boolean('stayLoggedIn ska vara true eller false.').default(false),
  /**
   * This field is our addition to the API. It tells whether the app is on this device, because a computer may have the
   * app too. Without the field, two attempts start, and the one that is opened first continues.
   */
  thisDevice: z.boolean('thisDevice ska vara true eller false.').optional(),
});

/** The nonce in the URL with which BankID returned to the browser. */
const returned = z.object({ nonce: z.string().max(100, 'nonce är för lång.').optional() });

const begun = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  result: z.strictObject({
    authRef: z.string(),
    qrCode: z.string().nullable(),
    autoStartToken: z.string().nullable(),
    launchLink: z.string().nullable(),
  }),
});
const cancelled = z.strictObject({ success: z.literal(true) });

/** What the browser may know of an attempt. The two fields of the original API come first. */
const loginAnswer = z.strictObject({
  result: z.enum(LOGIN_STATUSES),
  qrCode: z.string().nullable(),
  nextQrCode: z.string().nullable(),
  message: z.string(),
  secondsLeft: z.number(),
  mayExtend: z.boolean(),
  launchLink: z.string().nullable(),
  appMissing: z.string().nullable(),
});
export type LoginAnswer = AnswerOf<typeof loginAnswer>;

const NOTHING: LoginAnswer = {
  result: 'Failed',
  qrCode: null,
  nextQrCode: null,
  message: '',
  secondsLeft: 0,
  mayExtend: false,
  launchLink: null,
  appMissing: null,
};
/** The response to a tab that still polls after another tab of this browser has logged in. */
const LET_IN: LoginAnswer = { ...NOTHING, result: 'Authenticated', message: loginTexts.loggedIn };

/** LOG-08, LOG-12: the log-in calls. Only an HttpOnly cookie identifies the attempt. */
@ApiTags('session')
@Permission('login.use')
@Controller('sessionapi/v1/grandid')
export class LoginController {
  private readonly secure: boolean;

  constructor(
    @Inject(LoginWays) private readonly ways: LoginWays,
    @Inject(LoginLimits) private readonly limits: LoginLimits,
    @Inject(SessionGate) private readonly gate: SessionGate,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.secure = publicUrl.startsWith('https:');
  }

  @Post('initlogin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Starts a log-in with BankID or Freja+' })
  @AnswersWith(begun)
  async start(
    @CurrentVisitor() visitor: Visitor,
    @ValidBody(start) asked: z.infer<typeof start>,
    @Req() request: ShopRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof begun>> {
    const { authenticationType: method, applicationType, stayLoggedIn, thisDevice } = asked;
    const device = applicationType === 'Mobile' ? 'mobile' : 'desktop';
    const userAgent = request.headers['user-agent'] ?? '';
    const by = thisDevice === undefined ? null : thisDevice ? 'this-device' : 'qr';
    const inApp = request.headers['platform'] === 'App';
    const asks = {
      method,
      by,
      device,
      stayLoggedIn,
      endUserIp: request.ip,
      userAgent,
      sessionId: visitor.session?.sessionId ?? null,
      inApp,
    } as const;
    const started = await this.limits.start(request.ip, () =>
      this.ways.start(asks, loginTokenIn(request.headers.cookie)),
    );
    reply.header('set-cookie', loginCookie(started.token, this.secure));
    this.gate.marked(visitor, (cookie) => void reply.header('set-cookie', cookie));
    const { token: _, ...result } = started;
    return { success: true, message: '', result };
  }

  @Get('checkstatus')
  @ApiOperation({ summary: 'How the log-in of this browser stands; asked every two seconds' })
  @AnswersWith(loginAnswer)
  async status(
    @CurrentVisitor() visitor: Visitor,
    @ValidQuery(returned) { nonce }: z.infer<typeof returned>,
    @Headers('cookie') cookies: string | undefined,
    @Req() request: ShopRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const token = loginTokenIn(cookies);
    const progress = await this.limits.ask(token, request.ip, (named) =>
      this.ways.progress(named, visitor, request.correlationId, nonce),
    );
    return !progress && this.ways.letInJustNow(visitor) ? LET_IN : this.answer(progress, token, reply);
  }

  @Post('extend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Five more minutes for a QR log-in, in its last thirty seconds, at most ten times' })
  @AnswersWith(loginAnswer)
  async extend(
    @Headers('cookie') cookies: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const token = loginTokenIn(cookies);
    return this.answer(await this.limits.ask(token, ip, (named) => this.ways.extend(named)), token, reply);
  }

  @Post('cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Gives the log-in up, also in the app' })
  @AnswersWith(cancelled)
  async cancel(
    @Headers('cookie') cookies: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    await this.limits.ask(loginTokenIn(cookies), ip, (token) => this.ways.cancel(token));
    reply.header('set-cookie', loginCookie('', this.secure));
    return { success: true };
  }

  private answer(progress: LoginProgress | null, token: string | null, reply: FastifyReply): LoginAnswer {
    if (!progress || !token) return NOTHING;
    const { opened, arrived, attempt, qrCode, nextQrCode, ...more } = progress;
    const session = opened ? [this.gate.cookie(opened.token, opened.session.expiresAt)] : [];
    reply.header('set-cookie', [...session, loginCookie(arrived ? '' : token, this.secure)]);
    const { secondsLeft, mayExtend, launchLink, appMissing } = more;
    const timing = { secondsLeft, mayExtend, launchLink, appMissing };
    return { result: attempt.status, qrCode, nextQrCode, message: attempt.message, ...timing };
  }
}
