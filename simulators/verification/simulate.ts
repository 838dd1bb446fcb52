import type { Simulate } from '../simulate.js';
import { startVerificationSimulator, type VerificationSimulator } from './start.js';

const PHARMACY = '7350000000011';

export const simulateVerification: Simulate<'verification', VerificationSimulator> = async ({ kept, now }) => {
  const journalPath = kept('verification.ndjson');
  const simulator = await startVerificationSimulator({ pharmacy: PHARMACY, journalPath, ...(now && { now }) });
  return { simulator, settings: { VERIFICATION_URL: simulator.url, VERIFICATION_PHARMACY: PHARMACY } };
};
