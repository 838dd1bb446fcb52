import type { Server, ServerOptions } from 'node:http';

import type { CallLimits } from '../../foundation/config/serving.js';

/** Ten looks within the shortest time: what is too late is seen soon after. */
const LOOKS = 10;

/** Who sends slowly or not at all holds a connection for so long and no longer. */
export function limitsOf({ headMs, callMs, idleMs }: CallLimits): ServerOptions {
  return {
    headersTimeout: Math.min(headMs, callMs),
    requestTimeout: callMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.ceil(Math.min(headMs, callMs) / LOOKS),
  };
}

/** Who does not read what was asked for, or has said nothing at all, is left. */
export function endSilent(server: Server, { silentMs }: CallLimits): Server {
  server.timeout = silentMs;
  return server;
}
