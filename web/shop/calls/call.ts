import type { ShopError } from '../../../services/foundation/problem/result-contract.js';

/** A call of the API that changes the cart or pays for it. */
export interface Call {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
}

export interface CallAnswer {
  readonly ok: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sends a call once. A repeated call with the same id changes nothing more. @throws Error when there is no answer */
export async function sendCall(call: Call, commandId: string, signal: AbortSignal): Promise<CallAnswer> {
  const response = await fetch(call.path, {
    method: call.method,
    signal,
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'idempotency-key': commandId, platform: 'Web' },
    body: JSON.stringify(call.body),
  });
  const body = (await response.json()) as CallAnswer['body'];
  // A pause answers 503 and says why. Without errors, the answer is a fault of the server.
  if (!response.ok && !Array.isArray(body['errors'])) throw new Error(`${call.path} answered ${response.status}`);
  return { ok: response.ok, body };
}

/** What the newer calls say about a refusal: a list of codes, each perhaps with its field. */
export function errorsIn({ body }: CallAnswer): readonly ShopError[] {
  return (body['errors'] as readonly ShopError[] | undefined) ?? [];
}
