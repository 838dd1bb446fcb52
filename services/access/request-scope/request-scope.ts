import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import type { Position, Uuid } from '../../../domain/kernel/index.js';
import { ProjectionRunner } from '../../../projections/index.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { commandFingerprints } from '../http/command-fingerprint.js';
import { actorOf, ownCommandId, type Shopper } from '../http/request.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { SessionGate } from '../session/session-gate.js';
import type { OpenedSession } from '../session/sessions.js';
import type { Session, Visitor } from '../session/session.js';
import { writtenPosition } from './written-cookie.js';

/** A page waits at most this many milliseconds for a slow view. Then it renders without the visitor's last write. */
const WAIT_MS = 1_000;

/**
 * What the shop knows of the browser that asks for a page. `NOBODY` stands for it on pages that are equal for all
 * visitors.
 */
export interface PageClient {
  readonly method: string;
  readonly ip: string;
  readonly userAgent: string;
  /** True for the shop's own app. */
  readonly inApp: boolean;
  readonly cookies: string | undefined;
}

export const NOBODY: PageClient = { method: 'GET', ip: '', userAgent: '', inApp: false, cookies: undefined };

/** The services that every request scope uses. */
@Injectable()
export class RequestScopeParts {
  constructor(
    @Inject(SessionGate) readonly gate: SessionGate,
    @Inject(ProjectionRunner) readonly views: ProjectionRunner,
    @Inject(KeyedHash) readonly hash: KeyedHash,
  ) {}
}

/**
 * The state of one page request: the visitor, the position that views must have reached, and the cookies of the
 * response.
 */
export class RequestScope {
  readonly correlationId = randomUUID();
  readonly cookies: string[] = [];
  private readonly written: Position | null;

  private constructor(
    private readonly parts: RequestScopeParts,
    private current: Visitor,
    readonly client: PageClient,
  ) {
    this.written = writtenPosition(client.cookies);
    this.cookies.push(...(current.cookies ?? []));
  }

  static async of(parts: RequestScopeParts, client: PageClient): Promise<RequestScope> {
    return new RequestScope(parts, await parts.gate.visitor(client.cookies, client), client);
  }

  get visitor(): Visitor {
    return this.current;
  }

  get session(): Session | null {
    return this.current.session;
  }

  /** Waits until the view contains this browser's last write. */
  async caughtUp(view: string): Promise<void> {
    if (this.written) await this.parts.views.waitFor(view, this.written, WAIT_MS);
  }

  async ensureSession(): Promise<Session> {
    const { method, ip: address } = this.client;
    const session = await this.parts.gate.ensure(
      this.current,
      { method, address },
      (cookie) => void this.cookies.push(cookie),
    );
    this.current = { ...this.current, session };
    return session;
  }

  async shopper(key: Uuid, form: unknown): Promise<Shopper> {
    const session = await this.ensureSession();
    const fingerprints = commandFingerprints(JSON.stringify(form), this.parts.hash);
    const context = { ...this.context(session), commandId: ownCommandId(session, key), ...fingerprints };
    return { session, context, address: this.client.ip };
  }

  async shopperOnce(): Promise<Shopper> {
    const session = await this.ensureSession();
    return { session, context: this.context(session), address: this.client.ip };
  }

  /** Returns the visitor with a device cookie. Call it before a log-in. */
  marked(): Visitor {
    return this.parts.gate.marked(this.current, (cookie) => void this.cookies.push(cookie));
  }

  entered({ token, session }: OpenedSession): void {
    this.cookies.push(this.parts.gate.cookie(token, session.expiresAt));
    this.current = { token, session };
  }

  left(): void {
    this.cookies.push(this.parts.gate.expiredCookie());
    this.current = { token: null, session: null };
  }

  private context(session: Session): CommandContext {
    return { commandId: randomUUID(), correlationId: this.correlationId, causationId: null, actor: actorOf(session) };
  }
}
