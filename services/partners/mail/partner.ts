import { z } from 'zod';

import { definePartner, simulated } from '../definition.js';
import type { LocalMailbox } from '../simulated/simulated.js';
import { SmtpMailer } from './client.js';
import { MAILBOX, MAILER } from './mailer.js';

export const mail = definePartner({
  name: 'mail',
  shownAs: 'E-post',
  address: 'SMTP_URL',
  settings: { SMTP_URL: z.url({ protocol: /^smtps?$/ }) },
  secrets: [],
  needed: true,
  mutualTls: false,
  gateway: MAILER,
  client: ({ settings: { SMTP_URL: url }, watch }): SmtpMailer => new SmtpMailer({ url, watch }),
  simulator: simulated<LocalMailbox>({ remembers: true }),
  more: ({ simulator }) => [{ provide: MAILBOX, useValue: simulator }],
});
