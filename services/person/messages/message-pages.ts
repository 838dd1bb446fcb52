import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import type { MessageBanner, MessageService } from './contract.js';
import { Messages } from './messages.js';

/** Creates the message service of each page request. */
@Injectable()
export class MessagePagesParts {
  constructor(@Inject(Messages) readonly messages: Messages) {}
}

export class MessagePages implements MessageService {
  constructor(
    private readonly parts: MessagePagesParts,
    private readonly scope: RequestScope,
  ) {}

  pollSeconds(): number {
    return this.parts.messages.pollSeconds();
  }

  async banner(): Promise<MessageBanner | null> {
    const [first] = await this.parts.messages.shownTo(this.scope.session, 'banner');
    return first ? { guid: first.guid, title: first.title, html: first.html } : null;
  }

  async close(guid: Uuid): Promise<void> {
    const customerId = this.scope.session?.customerId;
    if (customerId) await this.parts.messages.setRead(customerId, guid);
  }
}
