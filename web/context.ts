import type { Uuid } from '../domain/kernel/index.js';
import type { ConsoleServices } from '../services/support/contract/console-services.js';
import type { ShopServices } from '../services/host/web/shop-services.js';

export interface ShopSession {
  readonly kind: 'guest' | 'known';
  readonly customerId: Uuid | null;
  /** First name, for the greeting; null for a guest. */
  readonly name: string | null;
  /** Null for non-members. */
  readonly memberId: Uuid | null;
  /** True while a strong log-in is valid; the seed's ElegAuthenticated. */
  readonly identified: boolean;
}

/** The result of `getLoadContext` for the pages, new for every request. */
export interface ShopContext {
  /** Also in the Content-Security-Policy header of the same response. */
  readonly cspNonce: string;
  /** The seed for the command ids of the page's forms. */
  readonly commandSeed: Uuid;
  /** The shop's address without a final slash, for canonical links and structured data. */
  readonly publicUrl: string;
  /** Filled in for the host: the rendered page, and an error thrown by a loader or an action. */
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
