import type { Uuid } from '../domain/kernel/index.js';
import type { ConsoleServices } from '../services/support/contract/console-services.js';
import type { ShopServices } from '../services/host/web/shop-services.js';

export interface ShopSession {
  readonly kind: 'guest' | 'known';
  readonly customerId: Uuid | null;
  /** First name, for the greeting; null for a guest. */
  readonly name: string | null;
  /** Null for all but members. */
  readonly memberId: Uuid | null;
  /** Strong log-in now in force; what the seed calls ElegAuthenticated. */
  readonly identified: boolean;
}

/** What `getLoadContext` gives the pages, new for every request. */
export interface ShopContext {
  /** Goes into the Content-Security-Policy header of the same response. */
  readonly cspNonce: string;
  /** The command ids of the page's forms come of it. */
  readonly commandSeed: Uuid;
  /** Where the shop is found, without a slash at the end; canonical links and structured data begin with it. */
  readonly publicUrl: string;
  /** Where the rendered page is left for the host, and what a loader or an action threw. */
  readonly page: { html: string | null; fault?: unknown; formTo?: string };
  readonly session: ShopSession;
  readonly shop: ShopServices;
  readonly console: ConsoleServices;
  /** "test" shows test persons, test cards and a mark in the footer. */
  readonly environment: 'production' | 'test';
}

declare module '@remix-run/node' {
  interface AppLoadContext extends ShopContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
