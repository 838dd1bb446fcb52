import type { Failure } from './modification-events.js';

export const NOT_SENT = { attempt: 0, retryAt: null, failure: null } as const;

export function sent({ attempt }: { readonly attempt: number }) {
  return { status: 'requested', attempt, retryAt: null, failure: null } as const;
}

export function failed({ attempt, retryAt, reason: failure }: Failure) {
  return { status: 'failed', attempt, retryAt, failure } as const;
}
