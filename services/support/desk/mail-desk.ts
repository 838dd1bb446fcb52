import type { MailDesk } from '../contract/mail.js';
import type { LocalMailbox } from '../../partners/simulated/simulated.js';

const SHOWN = 200;

/** Shows the mails in the local mailbox. There are none where mail is really sent. */
export class LocalMail implements MailDesk {
  constructor(private readonly mailbox: LocalMailbox | null) {}

  get local(): boolean {
    return this.mailbox !== null;
  }

  async list(to: string | null) {
    const letters = this.mailbox?.list({ limit: SHOWN, ...(to && { to }) }) ?? [];
    return letters.map(({ id, receivedAt, from, to: receivers, subject }) => ({
      id,
      receivedAt,
      from,
      to: receivers,
      subject,
    }));
  }

  async read(id: string) {
    return this.mailbox?.read(id) ?? null;
  }
}
