import type { Simulate } from '../simulate.js';
import { startEHealthSimulator, type EHealthSimulator } from './start.js';

const PHARMACY = '7350000000011';

export const simulateEHealth: Simulate<'e-health', EHealthSimulator> = async ({ kept, now }) => {
  const journalPath = kept('e-health.ndjson');
  const warrantsPath = kept('e-health-warrants.ndjson');
  const simulator = await startEHealthSimulator({ pharmacy: PHARMACY, journalPath, warrantsPath, ...(now && { now }) });
  return { simulator, settings: { E_HEALTH_URL: simulator.url, E_HEALTH_PHARMACY: PHARMACY } };
};
