import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import type { LoginMethod, LoginProgressView, LoginService, LoginStart, TestUser } from './contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { Config } from '../../foundation/config/config.js';
import { Problem } from '../../foundation/problem/problem.js';
import { EIds } from './e-id/e-ids.js';
import { LogOut } from './log-out.js';
import { loginCookie, loginTokenIn } from './login-cookie.js';
import type { LoginProgress } from './login-states.js';
import { LoginWays } from './login-ways.js';
import { LoginLimits } from './login-limits.js';
import { TestLogIn } from './test-persons/test-log-in.js';
import { TestPersons } from './test-persons/test-persons.js';
import { BANKID_APP } from '../../partners/bankid/gateway.js';
import { Pauses } from '../../access/pause/pauses.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';

/** Creates the log-in service of each page request. */
@Injectable()
export class LoginPagesParts {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(LoginWays) readonly ways: LoginWays,
    @Inject(LoginLimits) readonly limits: LoginLimits,
    @Inject(EIds) readonly eIds: EIds,
    @Inject(TestPersons) readonly testPersons: TestPersons,
    @Inject(BANKID_APP) readonly bankIdApp: string | null,
    @Inject(Pauses) readonly pauses: Pauses,
    @Inject(CONFIG) readonly config: Config,
  ) {}
}

export class LoginPages implements LoginService {
  constructor(
    private readonly parts: LoginPagesParts,
    private readonly scope: RequestScope,
  ) {}

  methods(): readonly LoginMethod[] {
    return this.parts.eIds.offered();
  }

  async paused(): Promise<Readonly<Partial<Record<LoginMethod, string>>>> {
    const textOf = await this.parts.pauses.now();
    const pausedTexts = this.methods().map((method) => [method, textOf(`e-id/${method}`)] as const);
    return Object.fromEntries(pausedTexts.filter(([, text]) => text !== null));
  }

  testPhone(): string | null {
    return this.parts.bankIdApp;
  }

  start({
    method,
    thisDevice,
    device,
    stayLoggedIn,
  }: LoginStart): Promise<Result<{ readonly launchLink: string | null }>> {
    return refusalsAsErrors(async () => {
      const { ip: endUserIp, userAgent, inApp } = this.scope.client;
      const asks = {
        method,
        by: thisDevice ? 'this-device' : 'qr',
        device,
        stayLoggedIn,
        endUserIp,
        userAgent,
        sessionId: this.scope.session?.sessionId ?? null,
        inApp,
      } as const;
      const { token, launchLink } = await this.parts.limits.start(endUserIp, () =>
        this.parts.ways.start(asks, this.token),
      );
      this.setLoginCookie(token);
      this.scope.marked();
      return { ok: true, launchLink };
    });
  }

  async progress(nonce: string | null): Promise<LoginProgressView | null> {
    const { visitor, correlationId } = this.scope;
    return this.shown(
      await this.asked((token) => this.parts.ways.progress(token, visitor, correlationId, nonce ?? undefined)),
    );
  }

  async extend(): Promise<LoginProgressView | null> {
    return this.shown(await this.asked((token) => this.parts.ways.extend(token)));
  }

  async cancel(): Promise<void> {
    await this.asked((token) => this.parts.ways.cancel(token));
    this.setLoginCookie('');
  }

  async testUsers(): Promise<readonly TestUser[] | null> {
    if (!this.parts.config.testPersons) return null;
    const persons = await this.parts.testPersons.list();
    return persons.map(({ note, ...person }) => ({ ...person, description: note }));
  }

  loginTest({
    personNumber,
    stayLoggedIn,
  }: {
    readonly personNumber: string;
    readonly stayLoggedIn: boolean;
  }): Promise<Result> {
    return refusalsAsErrors(async () => {
      const { correlationId } = this.scope;
      const visitor = this.scope.marked();
      const context = newContext({ kind: 'customer', id: visitor.session?.sessionId ?? 'guest' }, correlationId);
      this.scope.entered(await this.parts.bus.execute(new TestLogIn(visitor, personNumber, context, { stayLoggedIn })));
      return { ok: true };
    });
  }

  async logout(): Promise<void> {
    await this.parts.bus.execute(new LogOut(this.scope.visitor, this.scope.correlationId));
    this.scope.left();
  }

  /** Runs `ask` with the login cookie's token. Without the cookie it returns null and counts against no limit. */
  private async asked<T>(ask: (token: string) => Promise<T | null>): Promise<T | null> {
    const { token } = this;
    return token ? this.parts.limits.ask(token, this.scope.client.ip, ask).catch(refusedPage) : null;
  }

  /** Returns the token in the cookie of a log-in in progress. */
  private get token(): string | null {
    return loginTokenIn(this.scope.client.cookies);
  }

  private shown(progress: LoginProgress | null): LoginProgressView | null {
    const { token } = this;
    if (!token || !progress) return null;
    if (progress.opened) this.scope.entered(progress.opened);
    this.setLoginCookie(progress.arrived ? '' : token);
    // The log-in is complete, so the page redirects the visitor to the wanted page.
    if (progress.arrived) return null;
    const { attempt, qrCode, nextQrCode, secondsLeft, mayExtend, launchLink, appMissing } = progress;
    return {
      result: attempt.status,
      method: attempt.method,
      thisDevice: attempt.by === 'this-device',
      qrCode,
      nextQrCode,
      message: attempt.message,
      secondsLeft,
      mayExtend,
      launchLink,
      appMissing,
    };
  }

  private setLoginCookie(token: string): void {
    this.scope.cookies.push(loginCookie(token, this.parts.config.publicUrl.startsWith('https:')));
  }
}

/** Turns a refusal into a page response with the refusal's status, so that it is not reported as a fault. */
function refusedPage(error: unknown): never {
  if (!(error instanceof Problem) || error.status !== 429) throw error;
  throw new Response(null, { status: 429 });
}
