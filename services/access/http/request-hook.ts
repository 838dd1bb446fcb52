import { randomUUID } from 'node:crypto';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { nameRoute } from './route-of.js';
import type { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import type { SessionGate } from '../session/session-gate.js';
import { commandFingerprints } from './command-fingerprint.js';
import { Problem, problemBody } from '../../foundation/problem/problem.js';
import { refusalBody, type Refusal } from '../../foundation/problem/refusal.js';
import type { ShopRequest } from './request.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** The page of the API docs has inline scripts and styles, so its policy allows them. */
const DOCS_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

const CORRELATION = 'x-correlation-id';

/** Runs before any controller. It sets the correlation id, finds the session and refuses cross-site writes. */
export function installRequestHook(server: FastifyInstance, gate: SessionGate, hash: KeyedHash): void {
  server.addHook('onRequest', async (incoming, reply) => {
    const request = incoming as ShopRequest;
    nameRoute(reply.raw, request.routeOptions.url ?? '/*');
    request.correlationId = randomUUID();
    request.clientCorrelationId = clientCorrelationOf(request.headers[CORRELATION]);
    reply.header(CORRELATION, request.correlationId).header('cache-control', 'no-store');
    if (request.url.startsWith('/api/docs')) reply.headers(DOCS_HEADERS);
    if (
      isCrossSite(request.method, request.headers) ||
      isLedHere(request.url, request.headers) ||
      isChangeFromBeside(request.url, request.headers)
    )
      return refuseCrossSite(reply, request.correlationId);
    request.visitor = await gate.visitor(request.headers.cookie, {
      userAgent: request.headers['user-agent'] ?? '',
      inApp: request.headers['platform'] === 'App',
    });
    for (const cookie of request.visitor.cookies ?? []) reply.header('set-cookie', cookie);
    const asking = { method: request.method, address: request.ip };
    request.ensureSession = () =>
      gate.ensure(request.visitor, asking, (cookie) => void reply.header('set-cookie', cookie));
    request.fingerprints = (text) => commandFingerprints(text, hash);
  });
  server.addHook('preValidation', async (incoming, reply) => {
    const refusal = faultOf(incoming.body);
    if (!refusal) return;
    return reply.code(refusal.status).send(refusalBody(refusal, (incoming as ShopRequest).correlationId));
  });
}

/** Returns the caller's correlation id, only for the log. Events must not carry an id that others choose. */
export function clientCorrelationOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && UUID.test(header) ? header.toLowerCase() : null;
}

const UNREADABLE: Refusal = {
  status: 400,
  code: 'UNREADABLE_TEXT',
  message: 'Anropet innehåller tecken som inte är text.',
};

const TOO_DEEP: Refusal = { status: 400, code: 'TOO_DEEP', message: 'Anropet är nästlat i för många nivåer.' };
/**
 * A body may have at most this many nested levels. No call needs a tenth of it, and deeper bodies could overflow the
 * stack.
 */
const DEEPEST = 100;

/**
 * Returns the error of a body. It may be nested too deeply, or have text that PostgreSQL refuses: a zero byte or half a
 * surrogate pair. `path` leads from the body to the value.
 */
export function faultOf(value: unknown, path: readonly string[] = []): Refusal | null {
  if (typeof value === 'string') return NOT_TEXT.test(value) ? unreadable(path) : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length === DEEPEST) return TOO_DEEP;
  for (const [name, each] of Object.entries(value)) {
    const fault = faultOf(name, path) ?? faultOf(each, [...path, name]);
    if (fault) return fault;
  }
  return null;
}

function unreadable(path: readonly string[]): Refusal {
  return path.length === 0 ? UNREADABLE : { ...UNREADABLE, field: path.join('.') };
}

const NOT_TEXT = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

/**
 * Whether the request comes from another site. Browsers send the Origin header; servers (partners' webhooks) do not.
 */
export function isCrossSite(method: string, headers: Headers): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate';
  const { origin, host } = headers;
  if (method === 'GET' || method === 'HEAD' || typeof origin !== 'string') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Whether a link from another site led here. Such a link may open a page but not call the API. Some required API calls
 * change state by GET (log-out, the test log-in). The browser sends the session cookie with such a link.
 */
function isLedHere(url: string, headers: Headers): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && !url.startsWith('/api/docs');
}

/**
 * Whether a link on another host of the same site leads to a GET that changes something: the log-out, or the emptying
 * of a cart. They need no token, so such a link is refused too.
 */
function isChangeFromBeside(url: string, headers: Headers): boolean {
  return headers['sec-fetch-site'] === 'same-site' && CHANGES_BY_GET.test(url);
}

const CHANGES_BY_GET =
  /^\/(sessionapi\/v1\/grandid\/logout|api\/cart\/(clearcart|(rx|ingrid)\/restore)|cart\/as-member)([/?#]|$)/;

function refuseCrossSite(reply: FastifyReply, correlationId: string): FastifyReply {
  const problem = new Problem(403, [{ code: 'CROSS_SITE', message: 'Anropet kom från en annan webbplats.' }]);
  return reply.code(403).send(problemBody(problem, correlationId));
}
