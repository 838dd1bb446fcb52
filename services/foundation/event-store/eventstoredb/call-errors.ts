import { status } from '@grpc/grpc-js';

const { INVALID_ARGUMENT, PERMISSION_DENIED, UNAUTHENTICATED, FAILED_PRECONDITION, UNIMPLEMENTED } = status;
const REFUSALS = new Set<unknown>([
  INVALID_ARGUMENT,
  PERMISSION_DENIED,
  UNAUTHENTICATED,
  FAILED_PRECONDITION,
  UNIMPLEMENTED,
]);

/** Errors of a node that did not handle the call: it is starting, is full, or knows no leader yet. */
const NOT_HANDLED = [
  'Server Is Not Ready',
  'Server Is Too Busy',
  'Server Is Busy',
  'No leader info available in response',
];

/** Thrown for a response that does not follow the protocol. */
export class UnreadableAnswer extends Error {}

/** Thrown when no node was available for the call. */
export class NotSent extends Error {}

/** Whether a retry would fail too: the server refused the call, or the client made an error. */
export function isRefusal(error: unknown): boolean {
  return error instanceof UnreadableAnswer || error instanceof TypeError || REFUSALS.has(codeOf(error));
}

/** Whether the node did not handle the call. A retry goes to the leader, or to this node a moment later. */
export function isNotHandled(error: unknown): boolean {
  const { details } = error as { details?: unknown };
  return (
    error instanceof NotSent || isNotLeader(error) || (typeof details === 'string' && NOT_HANDLED.includes(details))
  );
}

/**
 * Whether the node refused because it is not the leader. The error then names the leader, and the client connects to
 * it.
 */
export function isNotLeader(error: unknown): boolean {
  const { metadata } = error as { metadata?: { get(key: string): readonly unknown[] } };
  return metadata?.get('exception')[0] === 'not-leader';
}

export function reasonOf(error: unknown): string {
  const { details, message } = error as { details?: string; message?: string };
  return details || message || String(error);
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
