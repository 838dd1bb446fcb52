import { createTransport } from 'nodemailer';
import { z } from 'zod';

import { guarded } from '../../foundation/log/guarded.js';
import { UNWATCHED, type PartnerWatch } from '../health/partner-watch.js';
import { PartnerNotReached, PartnerOutcomeUnknown, PartnerRefusal, type PartnerError } from '../partner-error.js';
import type { Mail, Mailer } from './mailer.js';

export interface SmtpMailerOptions {
  /** The URL of the mail server, for example smtp://user:password@host:587 or smtps://…. */
  readonly url: string;
  readonly from?: string;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

const SENDER = 'Älgört <kundservice@algort.example>';

export class SmtpMailer implements Mailer {
  private readonly transport;
  private readonly from: string;

  /** Counts a mail. An error while counting must not make a sent mail fail. */
  private readonly heard: PartnerWatch['heard'];

  constructor({ url, from = SENDER, timeoutMs = 10_000, watch = UNWATCHED }: SmtpMailerOptions) {
    this.heard = guarded('counting a mail', (call) => watch.heard(call));
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    this.transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
    this.from = from;
  }

  async send({ to, subject, text, html, messageId }: Mail): Promise<void> {
    try {
      // Nodemailer parses a text as a list of receivers, but not an object. So a comma in the address cannot add a
      // receiver.
      await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, html, messageId });
    } catch (error) {
      const { code, responseCode: status = null } = faultOf(error);
      this.heard({ partner: 'mail', outcome: 'failed', code, status });
      throw partnerErrorOf(error);
    }
    this.heard({ partner: 'mail', outcome: 'answered', code: null, status: null });
  }

  async close(): Promise<void> {
    this.transport.close();
  }
}

const smtpError = z.object({
  code: z.string().default('unknown'),
  responseCode: z.number().optional(),
  command: z.string().optional(),
});
const BEFORE_CONTENT = new Set(['CONN', 'EHLO', 'HELO', 'MAIL FROM', 'RCPT TO', 'API']);

function faultOf(error: unknown): z.infer<typeof smtpError> {
  return smtpError.safeParse(error).data ?? { code: 'unknown' };
}

/** Keeps only the server's codes, because its message may repeat the mail address. */
function partnerErrorOf(error: unknown): PartnerError {
  const { code, responseCode, command } = faultOf(error);
  if (responseCode !== undefined && responseCode >= 500)
    return new PartnerRefusal('mail', responseCode, code, `was refused (${responseCode})`);
  if (code === 'EENVELOPE' && responseCode === undefined)
    return new PartnerRefusal('mail', 0, code, 'has no address that can be used');
  const unsent =
    (responseCode !== undefined && responseCode >= 400) ||
    BEFORE_CONTENT.has(command ?? '') ||
    code === 'ECONNREFUSED' ||
    code === 'EDNS';
  return unsent
    ? new PartnerNotReached('mail', `was not taken (${code})`)
    : new PartnerOutcomeUnknown('mail', `gave no answer (${code})`);
}
