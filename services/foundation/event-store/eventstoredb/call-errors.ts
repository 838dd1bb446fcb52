import { status } from '@grpc/grpc-js';

const { INVALID_ARGUMENT, PERMISSION_DENIED, UNAUTHENTICATED, FAILED_PRECONDITION, UNIMPLEMENTED } = status;
const REFUSALS = new Set<unknown>([
  INVALID_ARGUMENT,
  PERMISSION_DENIED,
  UNAUTHENTICATED,
  FAILED_PRECONDITION,
  UNIMPLEMENTED,
]);

/** What a node says that did nothing with a call: it starts, is full, or knows no leader yet. */
const NOT_HANDLED = [
  'Server Is Not Ready',
  'Server Is Too Busy',
  'Server Is Busy',
  'No leader info available in response',
];

/** An answer that the protocol does not foresee. Never taken for one that it does. */
export class UnreadableAnswer extends Error {}

/** There was no node to send the call to. */
export class NotSent extends Error {}

/** The same call would fail each time: the server has looked at it and did nothing, or the fault is ours. */
export function isRefusal(error: unknown): boolean {
  return error instanceof UnreadableAnswer || error instanceof TypeError || REFUSALS.has(codeOf(error));
}

/** The node did nothing with the call; the leader will, or this node a moment later. */
export function isNotHandled(error: unknown): boolean {
  const { details } = error as { details?: unknown };
  return (
    error instanceof NotSent || isNotLeader(error) || (typeof details === 'string' && NOT_HANDLED.includes(details))
  );
}

/** The answer names the leader; the client goes there by it. */
export function isNotLeader(error: unknown): boolean {
  const { metadata } = error as { metadata?: { get(key: string): readonly unknown[] } };
  return metadata?.get('exception')[0] === 'not-leader';
}

/** In one line, for the log and for who asked. */
export function reasonOf(error: unknown): string {
  const { details, message } = error as { details?: string; message?: string };
  return details || message || String(error);
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
