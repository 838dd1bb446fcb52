import { randomUUID } from 'node:crypto';

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Actor } from '../../../domain/kernel/index.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Session, Visitor } from '../session/session.js';
import type { CommandFingerprints } from './command-fingerprint.js';
import { parse } from './valid.js';

/** The fields that the request hook (request-hook.ts) adds to a request. */
export interface ShopRequest extends FastifyRequest {
  visitor: Visitor;
  correlationId: string;
  /** The caller's own correlation id, only for the log. */
  clientCorrelationId: string | null;
  ensureSession(): Promise<Session>;
  fingerprints(text: string): CommandFingerprints;
}

/** A visitor who changes something, with a session and a command context. */
export interface Shopper {
  readonly session: Session;
  readonly context: CommandContext;
  /** The IP address. It is used only for rate limits and is never in an event. */
  readonly address: string;
}

const idempotencyKey = z.uuid('Idempotency-Key ska vara ett UUID.').optional();

export const CurrentVisitor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Visitor => requestOf(context).visitor,
);

export const CurrentShopper = createParamDecorator(
  async (_data: unknown, context: ExecutionContext): Promise<Shopper> => {
    const request = requestOf(context);
    const key = parse(idempotencyKey, request.headers['idempotency-key'], 'Idempotency-Key');
    return shopperOf(request, await request.ensureSession(), key);
  },
);

/** The shopper of a call that changes something by GET. Null without a session, because a GET opens none. */
export const PresentShopper = createParamDecorator((_data: unknown, context: ExecutionContext): Shopper | null => {
  const request = requestOf(context);
  const { session } = request.visitor;
  const key = parse(idempotencyKey, request.headers['idempotency-key'], 'Idempotency-Key');
  return session ? shopperOf(request, session, key) : null;
});

function shopperOf(request: ShopRequest, session: Session, key: string | undefined): Shopper {
  return { session, context: commandContext(request, session, key), address: request.ip };
}

export function actorOf(session: Session): Actor {
  return { kind: 'customer', id: session.customerId ?? session.sessionId };
}

/**
 * Derives a command id from the idempotency key and the session. So a key reveals nothing of another session's command.
 * A log-in opens a new session, in which the same key is a new command.
 */
export function ownCommandId({ sessionId }: Session, key: string): string {
  return derivedId(sessionId, `key/${key.toLowerCase()}`);
}

/**
 * Creates the context of a command. A client that sends `Idempotency-Key` may retry. The body's fingerprint
 * distinguishes a retry from a reused key.
 */
function commandContext(request: ShopRequest, session: Session, key: string | undefined): CommandContext {
  const context = { correlationId: request.correlationId, causationId: null, actor: actorOf(session) };
  if (!key) return { ...context, commandId: randomUUID() };
  const sent = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`;
  return { ...context, commandId: ownCommandId(session, key), ...request.fingerprints(sent) };
}

function requestOf(context: ExecutionContext): ShopRequest {
  return context.switchToHttp().getRequest<ShopRequest>();
}
