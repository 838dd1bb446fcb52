import { definePartner, httpUrl, simulated, someText } from '../definition.js';
import { EHealthClient } from './client.js';
import { E_HEALTH_GATEWAY } from './gateway.js';
import type { WarrantBody } from './warrant-protocol.js';

interface SimulatedEHealth {
  setPastWarrants(past: readonly WarrantBody[]): void;
}

export const eHealth = definePartner({
  name: 'e-health',
  shownAs: 'E-hälsomyndigheten',
  address: 'E_HEALTH_URL',
  settings: {
    E_HEALTH_URL: httpUrl,
    /** Our pharmacy's number at the national service. */
    E_HEALTH_PHARMACY: someText,
  },
  secrets: [],
  needed: false,
  mutualTls: true,
  gateway: E_HEALTH_GATEWAY,
  client: ({ settings: { E_HEALTH_URL: url, E_HEALTH_PHARMACY: pharmacy }, tls, watch }): EHealthClient =>
    new EHealthClient({ url, pharmacy, tls, watch }),
  simulator: simulated<SimulatedEHealth>({ remembers: true }),
});
