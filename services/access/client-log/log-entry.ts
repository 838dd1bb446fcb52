import { z } from 'zod';

/** The most characters of an entry. Longer text is cut. The beginning stays, because the first line names the error. */
const LONGEST = 4_000;

export const logType = z.enum(
  ['error', 'warning', 'info', 'debug'],
  'Loggtypen ska vara error, warning, info eller debug.',
);
export type LogType = z.infer<typeof logType>;

/** Nothing is refused for its shape, because a report of an error is worth more than its form. */
export const logBody = z.union([
  z.string().meta({ example: 'WEB TypeError: x is undefined' }),
  z.looseObject({ info: z.unknown().optional() }),
]);

/** The log text of a body, which is plain text or JSON. Clients send `{ "info": … }`. */
export function entryOf(body: unknown): string {
  return redacted(textOf(body)).slice(0, LONGEST);
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body === null || body === undefined) return '';
  if (body !== null && typeof body === 'object' && 'info' in body && typeof body.info === 'string') return body.info;
  return JSON.stringify(body);
}

/** A browser's error may contain personal data by accident, for example a typed e-mail address. */
const EMAIL = /[^\s@<>"'=&?/]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi;
/** Person numbers: ten or twelve digits, with "-" or "+" before the last four. */
const PERSON_NUMBER = /(?<!\d)(?:\d{2})?\d{6}(?:[-+]|%2B|\s)?\d{4}(?!\d)/gi;
/** The signature in a mail's link (services/foundation/platform/signed-claims.ts). */
const SIGNATURE = /([?&]sign=)[\w-]+/g;
/** Line breaks and control characters would let a client forge log lines. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

function redacted(text: string): string {
  return text
    .replace(CONTROL, ' ')
    .replace(SIGNATURE, '$1[signatur]')
    .replace(EMAIL, '[e-post]')
    .replace(PERSON_NUMBER, '[personnummer]')
    .trim();
}
