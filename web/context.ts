import type { Uuid } from '../domain/kernel/index.js';
import type { ConsoleServices } from '../services/support/contract/console-services.js';
import type { ShopServices } from '../services/host/web/shop-services.js';

export interface ShopSession {
  readonly kind: 'guest' | 'known';
  readonly customerId: Uuid | null;
  /** First name for the greeting; null for a guest. */
  readonly name: string | null;
  /** Null for non-members. */
  readonly memberId: Uuid | null;
  /** True while a strong log-in is valid. The public API names it ElegAuthenticated. */
  readonly identified: boolean;
}

/** Returned by `getLoadContext`; a new one for every request. */
export interface ShopContext {
  /** The same value is in the Content-Security-Policy header of the response. */
  readonly cspNonce: string;
  /** The command ids of the page's forms are derived from this value. */
  readonly commandSeed: Uuid;
  /** The shop's public address without a final slash, for canonical links and structured data. */
  readonly publicUrl: string;
  /** The host reads these values after rendering: the HTML, any error, and a foreign origin that forms may lead to. */
  readonly page: { html: string | null; fault?: unknown; formTo?: string };
  readonly session: ShopSession;
  readonly shop: ShopServices;
  readonly console: ConsoleServices;
  /** In "test" the pages offer test persons and test cards, and the footer names the environment. */
  readonly environment: 'production' | 'test';
}

declare module '@remix-run/node' {
  interface AppLoadContext extends ShopContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
