import type { Server, ServerOptions } from 'node:http';

import type { CallLimits } from '../../foundation/config/serving.js';

/** Ten checks within the shortest limit: a late request is found soon after its limit. */
const LOOKS = 10;

/** Bounds how long a slow or silent sender holds a connection. */
export function limitsOf({ headMs, callMs, idleMs }: CallLimits): ServerOptions {
  return {
    headersTimeout: Math.min(headMs, callMs),
    requestTimeout: callMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.ceil(Math.min(headMs, callMs) / LOOKS),
  };
}

/** Ends connections whose client does not read its answer or sends nothing. */
export function endSilent(server: Server, { silentMs }: CallLimits): Server {
  server.timeout = silentMs;
  return server;
}
