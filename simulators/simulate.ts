import type { Closable } from '../services/partners/definition.js';
import type { PartnerName, SettingsOf } from '../services/partners/partners.js';
import type { SimulatorPort } from '../services/partners/simulated.js';
import type { SimulatorKeys } from './simulator-keys.js';

export interface PartnersOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The shop's address for the simulators: http://127.0.0.1:3000 */
  readonly shopUrl: string;
  readonly webhookPaths?: { readonly adyen: string; readonly warehouse: string };
  /** Where the shop shows the pages of bank and telephone (`fetchHosted`); without it they stay on loopback. */
  readonly adyenPagesUrl?: string;
  /** Where the simulated Freja app leads back to; the real app gets it in the app link. */
  readonly frejaReturnUrl?: string;
  /** Folder of journals and keys across restarts; without it nothing is kept. */
  readonly dataDir?: string;
  readonly dispatchAfterMs?: number | null;
  readonly deliverAfterMs?: number | null;
  /** Then only partners in SIMULATED_PARTNERS are simulated, and never an e-ID or the population register. */
  readonly production?: boolean;
  readonly now?: () => Date;
}

export interface SimulatorParts extends PartnersOptions {
  readonly keys: SimulatorKeys;
  /** The path of a file that outlives the process; undefined where nothing is kept. */
  readonly kept: (file: string) => string | undefined;
}

type Port<Name extends PartnerName> = SimulatorPort<Name> & Closable;
/** Starts a partner's simulator on a free loopback port. @returns it, and the settings by which the shop speaks to it */
export type Simulate<Name extends PartnerName, Simulator extends Port<Name> = Port<Name>> = (
  parts: SimulatorParts,
) => Promise<{ readonly simulator: Simulator; readonly settings: SettingsOf<Name> }>;

export const WEBHOOK_PATHS = { adyen: '/webhooks/adyen', warehouse: '/webhooks/warehouse' } as const;
/** A person waits at the screen: Adyen's retry pauses, shortened. */
export const RETRIES: readonly number[] = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000];
