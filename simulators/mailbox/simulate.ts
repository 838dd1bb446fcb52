import type { Simulate } from '../simulate.js';
import { startMailbox, type Mailbox } from './start.js';

export const simulateMail: Simulate<'mail', Mailbox> = async ({ kept, now }) => {
  const simulator = await startMailbox({ path: kept('mailbox.ndjson'), now });
  return { simulator, settings: { SMTP_URL: simulator.url } };
};
