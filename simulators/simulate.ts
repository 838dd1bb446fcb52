import type { Closable } from '../services/partners/definition.js';
import type { PartnerName, SettingsOf } from '../services/partners/partners.js';
import type { SimulatorPort } from '../services/partners/simulated/simulated.js';
import type { SimulatorKeys } from './simulator-keys.js';

export interface PartnersOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The URL of the shop for the simulators, for example http://127.0.0.1:3000. */
  readonly shopUrl: string;
  readonly webhookPaths?: Readonly<Record<keyof typeof WEBHOOK_PATHS, string>>;
  /**
   * The URL at which the shop shows the pages of banks and phones (`fetchHosted`). Without it, these pages can be
   * opened only on this machine.
   */
  readonly adyenPagesUrl?: string;
  /** The URL to which the simulated Freja app sends the browser at the end. The real app gets it in its app link. */
  readonly frejaReturnUrl?: string;
  /** The directory of journals and keys that outlive the process. Without it nothing is stored. */
  readonly dataDir?: string;
  readonly dispatchAfterMs?: number | null;
  readonly deliverAfterMs?: number | null;
  /**
   * True in production. Then only the partners named in SIMULATED_PARTNERS are simulated, and never an e-ID or the
   * population register.
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
 * Starts the simulator of a partner on a free loopback port.
 * @returns the simulator, and the settings with which the shop calls it
 */
export type Simulate<Name extends PartnerName, Simulator extends Port<Name> = Port<Name>> = (
  parts: SimulatorParts,
) => Promise<{ readonly simulator: Simulator; readonly settings: SettingsOf<Name> }>;

export const WEBHOOK_PATHS = {
  adyen: '/webhooks/adyen',
  warehouse: '/webhooks/warehouse',
  finance: '/webhooks/finance',
} as const;
/**
 * Milliseconds before each retry of a webhook. Adyen's own pauses are longer, but here a person waits at the screen.
 */
export const RETRIES: readonly number[] = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000];
