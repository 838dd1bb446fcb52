import type { Uuid } from '../domain/kernel/index.js';
import type { ConsoleServices } from '../services/support/contract/console-services.js';
import type { ShopServices } from '../services/host/web/shop-services.js';

export interface ShopSession {
  readonly kind: 'guest' | 'known';
  readonly customerId: Uuid | null;
  /** First name for the greeting; null for a guest. */
  readonly name: string | null;
  /** The id of the membership; null for a person who is no member. */
  readonly memberId: Uuid | null;
  /** True while a strong log-in is valid. The public API names it ElegAuthenticated. */
  readonly identified: boolean;
}

/** What loaders and actions get from the host. `getLoadContext` makes a new one for every request. */
export interface ShopContext {
  /** The nonce that scripts of the page need. The response's Content-Security-Policy header contains it too. */
  readonly cspNonce: string;
  /** The command ids of the page's forms are derived from this value. */
  readonly commandSeed: Uuid;
  /** The shop's public URL without a final slash, for canonical links and structured data. */
  readonly publicUrl: string;
  /** Rendering fills in these values, and the host reads them: the HTML, an error, and foreign origins for forms and frames. */
  readonly page: { html: string | null; fault?: unknown; formTo?: string; frames?: readonly string[] };
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
