import { Inject, Module, Optional } from '@nestjs/common';

import { MAILBOX } from '../../partners/mail/mailer.js';
import type { LocalMailbox } from '../../partners/simulated/simulated.js';
import { DeskModule } from '../desk/desk.module.js';
import { LocalMail } from '../desk/mail-desk.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { mailDesk } from './mail.js';

@Module({ imports: [DeskModule] })
export class MailDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Optional() @Inject(MAILBOX) mailbox?: LocalMailbox | null,
  ) {
    const mail = new LocalMail(mailbox ?? null);
    desks.register(50, mailDesk, () => mail);
  }
}
