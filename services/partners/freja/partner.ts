import { z } from 'zod';

import { definePartner, httpUrl, simulated } from '../definition.js';
import type { SimulatedEId } from '../simulated/simulated.js';
import { FrejaClient } from './client.js';
import { FREJA_APP, FREJA_GATEWAY } from './gateway.js';
import { frejaKeys } from './signed-details.js';

export const freja = definePartner({
  name: 'freja',
  shownAs: 'Freja+',
  address: 'FREJA_URL',
  settings: {
    /** The URL, for example https://services.prod.frejaeid.com. */
    FREJA_URL: httpUrl,
    /** The certificates of Freja's signatures, as PEM. */
    FREJA_SIGNING_KEYS: z.string().refine(holdsKeys, 'holds no certificate or public key in PEM'),
  },
  secrets: [],
  needed: false,
  mutualTls: true,
  gateway: FREJA_GATEWAY,
  client: ({ settings: { FREJA_URL: url, FREJA_SIGNING_KEYS: signingKeys }, tls, watch, clock }): FrejaClient =>
    new FrejaClient({ url, signingKeys, tls, now: () => Date.parse(clock.now()), watch }),
  simulator: simulated<SimulatedEId>({ remembers: true }),
  more: ({ simulator }) => [{ provide: FREJA_APP, useValue: simulator && '/partner/freja/phone' }],
});

function holdsKeys(pem: string): boolean {
  try {
    return frejaKeys(pem).size > 0;
  } catch {
    return false;
  }
}
