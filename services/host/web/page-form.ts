import type { IncomingMessage } from 'node:http';

import type { Refusal } from '../../foundation/problem/refusal.js';

/** What a page was sent; null for a page that is only asked for. */
export interface Form {
  readonly body: Buffer | null;
}

/** No form of the shop is larger than a checkout's. */
const LARGEST_FORM = 64 * 1024;
const TOO_LARGE: Refusal = { status: 413, code: 'HTTP_413', message: 'Formuläret är för stort.' };
const UNREADABLE: Refusal = { status: 400, code: 'UNREADABLE_FORM', message: 'Formuläret gick inte att läsa.' };

/** Reads a form to its end before anyone works with it, so that a size is a refusal and never the shop's memory. */
export async function readForm(request: IncomingMessage): Promise<Form | Refusal> {
  if (request.method !== 'POST') return { body: null };
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_FORM) return TOO_LARGE;
  const body = await read(request).catch(() => null);
  if (!body) return TOO_LARGE;
  return hasZero(body) ? UNREADABLE : { body };
}

/** Null when there is more than a form's worth; a little is read on, so that the refusal reaches who is still sending. */
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

/** Neither raw nor encoded: PostgreSQL takes no text with a zero byte. */
function hasZero(body: Buffer): boolean {
  return body.includes(0) || body.includes('%00');
}
