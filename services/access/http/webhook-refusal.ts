import { Problem } from '../../foundation/problem/problem.js';

/** Creates the error response to a webhook. It is in English, because a partner's engineer reads it. */
export function webhookRefusal({ type, field }: { readonly type: string; readonly field?: string }): Problem {
  if (type !== 'MalformedWebhook')
    return new Problem(401, [{ code: 'WRONG_SIGNATURE', message: 'The signature is missing or wrong.' }]);
  const message = `The ${field ? `field ${field}` : 'body'} is missing or wrong.`;
  return new Problem(400, [{ ...(field && { field }), code: 'MALFORMED_WEBHOOK', message }]);
}
