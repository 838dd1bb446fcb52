import type { Closable } from '../services/partners/definition.js';
import type { PartnerName, SettingsOf } from '../services/partners/partners.js';
import type { SimulatorPort } from '../services/partners/simulated.js';
import type { SimulatorKeys } from './simulator-keys.js';

export interface PartnersOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The shop's address for the simulators: http://127.0.0.1:3000 */
  readonly shopUrl: string;
  readonly webhookPaths?: { readonly adyen: string; readonly warehouse: string };
  /**
   * The URL under which the shop shows the pages of bank and phone (`fetchHosted`). Without it, the pages stay on
   * loopback.
   */
  readonly adyenPagesUrl?: string;
  /** The URL to which the simulated Freja app returns. The real app gets it in the app link. */
  readonly frejaReturnUrl?: string;
  /** The folder of journals and keys that survive restarts. Without it, nothing is stored. */
  readonly dataDir?: string;
  readonly dispatchAfterMs?: number | null;
  readonly deliverAfterMs?: number | null;
  /**
   * True in production. Then only partners in SIMULATED_PARTNERS are simulated, and never an e-ID or the population
   * register.
   */
  readonly production?: boolean;
  readonly now?: () => Date;
}

export interface SimulatorParts extends PartnersOptions {
  readonly keys: SimulatorKeys;
  /** Returns the path of a file that survives the process. Undefined when nothing is stored. */
  readonly kept: (file: string) => string | undefined;
}

type Port<Name extends PartnerName> = SimulatorPort<Name> & Closable;
/**
 * Starts a partner's simulator on a free loopback port.
 * @returns the simulator, and the settings with which the shop calls it
 */
export type Simulate<Name extends PartnerName, Simulator extends Port<Name> = Port<Name>> = (
  parts: SimulatorParts,
) => Promise<{ readonly simulator: Simulator; readonly settings: SettingsOf<Name> }>;

export const WEBHOOK_PATHS = { adyen: '/webhooks/adyen', warehouse: '/webhooks/warehouse' } as const;
/** Adyen's retry pauses, but shorter, because a person waits at the screen. */
export const RETRIES: readonly number[] = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000];
