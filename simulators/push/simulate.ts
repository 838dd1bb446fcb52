import type { Simulate } from '../simulate.js';
import { startPushSimulator, type PushSimulator } from './start.js';

export const simulatePush: Simulate<'push', PushSimulator> = async ({ keys: { apiKey }, kept }) => {
  const simulator = await startPushSimulator({ apiKey, journalPath: kept('push.ndjson') });
  return { simulator, settings: { PUSH_URL: simulator.url, PUSH_API_KEY: apiKey } };
};
