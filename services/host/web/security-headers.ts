import { createHash } from 'node:crypto';

import { mailStyle } from '../../partners/mail/style.js';

/** The console shows mails in a frame. A frame with a document of its own follows the policy of the page around it. */
const MAIL_STYLE = `'sha256-${createHash('sha256').update(mailStyle).digest('base64')}'`;

/** Other origins that one page needs. */
export interface PagePolicy {
  /** The origin of the partner's card fields. */
  readonly cardFields?: string | null;
  /** The bank's origin, to which a form is sent. */
  readonly formTo?: string | undefined;
  /** What the partner's script may put into frames on the page of a challenge, and send a form to. */
  readonly frames?: readonly string[] | undefined;
}

/**
 * LAW-06: returns headers by which the browser loads nothing from other origins. Scripts need the nonce of this
 * response.
 */
export function securityHeaders(
  nonce: string,
  { cardFields, formTo, frames = [] }: PagePolicy = {},
): Record<string, string> {
  const fields = cardFields ? ` ${cardFields}` : '';
  const framed = frames.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${fields}`,
    "script-src-attr 'none'",
    // React writes style attributes. The one inline style element comes from React Aria and has the nonce.
    `style-src 'self' 'nonce-${nonce}' ${MAIL_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${fields}`,
    `connect-src 'self'${fields}`,
    `frame-src 'self'${fields}${framed}`,
    "frame-ancestors 'self'",
    `form-action 'self'${formTo ? ` ${formTo}` : ''}${framed}`,
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
}
