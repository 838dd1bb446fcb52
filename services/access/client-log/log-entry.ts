import { z } from 'zod';

import { redacted } from './redact.js';

/** Longer text is cut: the first line names the error. */
const LONGEST = 4_000;

export const logType = z.enum(
  ['error', 'warning', 'info', 'debug'],
  'Loggtypen ska vara error, warning, info eller debug.',
);
export type LogType = z.infer<typeof logType>;

/** Plain text, or any JSON; the clients send `{ "info": … }`. */
export function entryOf(body: unknown): string {
  return redacted(textOf(body)).slice(0, LONGEST);
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body === null || body === undefined) return '';
  if (body !== null && typeof body === 'object' && 'info' in body && typeof body.info === 'string') return body.info;
  return JSON.stringify(body);
}
