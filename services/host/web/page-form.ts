import type { IncomingMessage } from 'node:http';

import type { Refusal } from '../../foundation/problem/refusal.js';

/** The submitted data. Null for a GET. */
export interface Form {
  readonly body: Buffer | null;
}

/** The largest form that the shop needs is that of a checkout. */
const LARGEST_FORM = 64 * 1024;
/** The form of a complaint brings photos (CHK-10). They are the only files that the shop takes. */
const LARGEST_WITH_PHOTOS = 24 * 1024 * 1024;
const WITH_PHOTOS = /^\/shop\/reklamera\/[0-9a-f-]{36}(?:\.data)?$/;
/** How many forms with photos are read at once, to protect memory. */
const PHOTO_FORMS_AT_ONCE = 4;

const TOO_LARGE: Refusal = { status: 413, code: 'HTTP_413', message: 'Formuläret är för stort.' };
const PHOTOS_TOO_LARGE: Refusal = {
  status: 413,
  code: 'PHOTOS_TOO_LARGE',
  message: 'Bilderna är för stora tillsammans. Gå tillbaka och välj färre eller mindre bilder.',
};
const BUSY: Refusal = { status: 503, code: 'BUSY', message: 'Många skickar bilder just nu. Försök igen om en stund.' };
const UNREADABLE: Refusal = { status: 400, code: 'UNREADABLE_FORM', message: 'Formuläret gick inte att läsa.' };

let photoFormsNow = 0;

/** Reads a form completely before use, with a size limit to protect memory. */
export async function readForm(request: IncomingMessage, pathname = '/'): Promise<Form | Refusal> {
  if (request.method !== 'POST') return { body: null };
  return bringsPhotos(request, pathname) ? readWithPhotos(request) : readPlain(request);
}

async function readPlain(request: IncomingMessage): Promise<Form | Refusal> {
  if (declaredLength(request) > LARGEST_FORM) return TOO_LARGE;
  const body = await read(request, LARGEST_FORM, LARGEST_FORM * 16).catch(() => null);
  if (!body) return TOO_LARGE;
  return hasZero(body) ? UNREADABLE : { body };
}

/** A photo may hold any byte. The texts beside it are checked where they are read. */
async function readWithPhotos(request: IncomingMessage): Promise<Form | Refusal> {
  if (declaredLength(request) > LARGEST_WITH_PHOTOS) return PHOTOS_TOO_LARGE;
  if (photoFormsNow >= PHOTO_FORMS_AT_ONCE) return BUSY;
  photoFormsNow += 1;
  try {
    const body = await read(request, LARGEST_WITH_PHOTOS, LARGEST_WITH_PHOTOS).catch(() => null);
    return body ? { body } : PHOTOS_TOO_LARGE;
  } finally {
    photoFormsNow -= 1;
  }
}

function bringsPhotos({ headers }: IncomingMessage, pathname: string): boolean {
  return WITH_PHOTOS.test(pathname) && /^multipart\/form-data;/i.test(headers['content-type'] ?? '');
}

function declaredLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

/**
 * Reads the body. Returns null above the limit. A little more is read before that, so that a client that is still
 * sending gets the refusal.
 */
async function read(request: IncomingMessage, limit: number, patience: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    if (size > patience) break;
  }
  return size > limit ? null : Buffer.concat(chunks);
}

/** Finds a zero byte, raw or encoded, because PostgreSQL refuses text with one. */
function hasZero(body: Buffer): boolean {
  return body.includes(0) || body.includes('%00');
}
