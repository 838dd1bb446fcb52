import type { Server, ServerOptions } from 'node:http';

import type { CallLimits } from '../../foundation/config/serving.js';

/**
 * Node looks for late requests at intervals. With ten looks within a timeout, a late request is found soon after it.
 */
const LOOKS = 10;

/** Timeouts that limit how long a slow or silent client holds a connection. */
export function limitsOf({ headMs, callMs, idleMs }: CallLimits): ServerOptions {
  return {
    headersTimeout: Math.min(headMs, callMs),
    requestTimeout: callMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.ceil(Math.min(headMs, callMs) / LOOKS),
  };
}

/** Closes connections whose client does not read the response or sends nothing. */
export function endSilent(server: Server, { silentMs }: CallLimits): Server {
  server.timeout = silentMs;
  return server;
}
