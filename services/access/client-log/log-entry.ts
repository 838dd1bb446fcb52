import { z } from 'zod';

import { redacted } from './redact.js';

/** Longer is cut: the first line says what broke. */
const LONGEST = 4_000;

export const logType = z.enum(
  ['error', 'warning', 'info', 'debug'],
  'Loggtypen ska vara error, warning, info eller debug.',
);
export type LogType = z.infer<typeof logType>;

/** Plain text, or JSON of any shape; the clients send `{ "info": … }`. */
export function entryOf(body: unknown): string {
  return redacted(textOf(body)).slice(0, LONGEST);
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body === null || body === undefined) return '';
  if (body !== null && typeof body === 'object' && 'info' in body && typeof body.info === 'string') return body.info;
  return JSON.stringify(body);
}
