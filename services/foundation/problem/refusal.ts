import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { Problem, problemBody } from './problem.js';

/** An error that is sent before the session is known. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 408 | 413 | 414 | 431 | 500 | 503;
  /** The invalid part of the request, where known. */
  readonly field?: string;
  readonly code: string;
  readonly message: string;
}

/** The host name is malformed, or in production not one of the shop's. */
export const WRONG_HOST: Refusal = { status: 400, code: 'WRONG_HOST', message: 'Adressen hör inte till butiken.' };

/** Sends a page with the error text to a person. Callers of the API get problem details instead. */
export function refusePage(response: ServerResponse, { status, message }: Refusal): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .end(message);
}

const FAULTY: Refusal = { status: 500, code: 'UNKNOWN_ERROR', message: 'Något gick fel! Försök igen senare.' };

/** Responds to an error that came before any handler. A response that has begun is cut off. */
export function refuseFaulty(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else refusePage(response, FAULTY);
}

export function refuseCall(response: ServerResponse, refusal: Refusal, correlationId: string): void {
  response.writeHead(refusal.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-correlation-id': correlationId,
  });
  response.end(JSON.stringify(refusalBody(refusal, correlationId)));
}

export function refusalBody({ status, ...fault }: Refusal, correlationId: string): object {
  return problemBody(new Problem(status, [fault]), correlationId);
}

const UNREADABLE: Refusal = { status: 400, code: 'UNREADABLE_REQUEST', message: 'Anropet gick inte att läsa.' };
const BY_FAULT: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'HEADERS_TOO_LARGE', message: 'Anropets huvud är för stort.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'TOO_SLOW', message: 'Anropet tog för lång tid.' },
};
const LINGER_MS = 1_000;

/**
 * Responds to bytes that are not an HTTP request. The response announces that the connection closes, so that the client
 * does not reuse it.
 */
export function refuseBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, message } = BY_FAULT[error.code ?? ''] ?? UNREADABLE;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(message)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${message}`);
  // The socket closes a little later. If it closed while the client still sends, the client would get a reset and not
  // the response.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
