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

const REPEATED_AFTER_MS = [500, 2_000] as const;

/**
 * Sends a call again while no answer comes, at most three times. Its id makes a repetition harmless, also when only the
 * answer was lost. @throws Error when there is no answer
 */
export async function sendUntilAnswered(call: Call, commandId: string, signal: AbortSignal): Promise<CallAnswer> {
  for (const wait of REPEATED_AFTER_MS) {
    try {
      return await sendCall(call, commandId, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return sendCall(call, commandId, signal);
}

/** What the newer calls say about a refusal: a list of codes, each perhaps with its field. */
export function errorsIn({ body }: CallAnswer): readonly ShopError[] {
  return (body['errors'] as readonly ShopError[] | undefined) ?? [];
}
