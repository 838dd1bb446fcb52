import type { IncomingMessage } from 'node:http';

import type { Refusal } from '../../foundation/problem/refusal.js';

/** The submitted data. Null for a GET. */
export interface Form {
  readonly body: Buffer | null;
}

/** The largest form that the shop needs is that of a checkout. */
const LARGEST_FORM = 64 * 1024;
const TOO_LARGE: Refusal = { status: 413, code: 'HTTP_413', message: 'Formuläret är för stort.' };
const UNREADABLE: Refusal = { status: 400, code: 'UNREADABLE_FORM', message: 'Formuläret gick inte att läsa.' };

/** Reads a form completely before use, with a size limit to protect memory. */
export async function readForm(request: IncomingMessage): Promise<Form | Refusal> {
  if (request.method !== 'POST') return { body: null };
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_FORM) return TOO_LARGE;
  const body = await read(request).catch(() => null);
  if (!body) return TOO_LARGE;
  return hasZero(body) ? UNREADABLE : { body };
}

/**
 * Reads the body. Returns null above the limit. A little more is read before that, so that a client that is still
 * sending gets the refusal.
 */
async function read(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_FORM) chunks.push(chunk);
    if (size > LARGEST_FORM * 16) break;
  }
  return size > LARGEST_FORM ? null : Buffer.concat(chunks);
}

/** Finds a zero byte, raw or encoded, because PostgreSQL refuses text with one. */
function hasZero(body: Buffer): boolean {
  return body.includes(0) || body.includes('%00');
}
