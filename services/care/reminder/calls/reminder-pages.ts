import { Inject, Injectable } from '@nestjs/common';

import type { RequestScope } from '../../../access/request-scope/request-scope.js';
import type { Result } from '../../../foundation/problem/result-contract.js';
import { refusalsAsErrors } from '../../../foundation/problem/result.js';
import type { OwnReminders, ReminderService, ReminderView, ShownReminder } from '../contract.js';
import { ReminderSync } from '../reminder-sync.js';
import { Reminders } from '../reminders.js';

/** Creates the reminder service of each page request. */
@Injectable()
export class ReminderPagesParts {
  constructor(
    @Inject(Reminders) readonly reminders: Reminders,
    @Inject(ReminderSync) readonly sync: ReminderSync,
  ) {}
}

/** How many read or cancelled reminders the page shows. */
const EARLIER = 30;

export class ReminderPages implements ReminderService {
  constructor(
    private readonly parts: ReminderPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(): Promise<OwnReminders | null> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return null;
    const all = await this.parts.reminders.all(customerId);
    // A reminder that every channel withheld was never sent, so there is nothing to read.
    const sent = all.filter(({ phase, channels }) => phase === 'left' && channels.length > 0);
    return {
      unread: sent.filter(({ readAt }) => readAt === null).map(shown),
      coming: all
        .filter(({ phase }) => phase === 'planned' || phase === 'due')
        .toReversed()
        .map(shown),
      earlier: all
        .filter((view) => view.phase === 'cancelled' || (view.readAt !== null && sent.includes(view)))
        .slice(0, EARLIER)
        .map(shown),
    };
  }

  read({ commandId, id }: { readonly commandId: string; readonly id: string }): Promise<Result> {
    return refusalsAsErrors(async () => {
      await this.parts.reminders.markRead(await this.scope.shopper(commandId, { read: id }), id);
      return { ok: true };
    });
  }

  cancel({ commandId, id }: { readonly commandId: string; readonly id: string }): Promise<Result> {
    return refusalsAsErrors(async () => {
      await this.parts.reminders.cancel(await this.scope.shopper(commandId, { cancel: id }), id);
      return { ok: true };
    });
  }

  syncDue(): Promise<boolean> {
    return this.parts.sync.isDue(this.scope.session);
  }
}

function shown(view: ReminderView): ShownReminder {
  const { reminderId, kind, name, text, dueOn, time, cancelTime, readAt, phase, channels } = view;
  return { reminderId, kind, name, text, dueOn, time, cancelTime, readAt, phase, channels };
}
