import type { Simulate } from '../simulate.js';
import { startSmsSimulator, type SmsSimulator } from './start.js';

export const simulateSms: Simulate<'sms', SmsSimulator> = async ({ keys: { apiKey }, kept }) => {
  const simulator = await startSmsSimulator({ apiKey, journalPath: kept('sms.ndjson') });
  return { simulator, settings: { SMS_URL: simulator.url, SMS_API_KEY: apiKey, SMS_SENDER: 'Algort' } };
};
