import type { Simulate } from '../simulate.js';
import { signingKey } from './signing-key.js';
import { startFrejaSimulator, type FrejaSimulator } from './start.js';

export const simulateFreja: Simulate<'freja', FrejaSimulator> = async ({ dataDir, frejaReturnUrl: returnUrl, now }) => {
  const simulator = await startFrejaSimulator({ signingKey: await signingKey(dataDir), returnUrl, now });
  return { simulator, settings: { FREJA_URL: simulator.url, FREJA_SIGNING_KEYS: simulator.publicKey } };
};
