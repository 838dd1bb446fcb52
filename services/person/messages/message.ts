import { dated, stockholmDate, type BusinessDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';

/** A word from the shop to those logged in; `html` is shown through the page's list of harmless elements. */
export interface ShopMessage {
  readonly guid: Uuid;
  readonly title: string;
  readonly html: string;
  readonly orderNumber: string | null;
  readonly audience: 'known' | 'members';
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

export interface ReadMark {
  readonly messageGuid: Uuid;
  readonly readAt: Instant;
}

/** RMD-04, SET-18: a closed message comes back after this long. */
export const messageRule = dated('message-reopen', [{ from: '2000-01-01', value: { reopenHours: 24 } }]);

const HOUR_MS = 3_600_000;

/** What a person should see now, in the order it was written. */
export function messagesShown(
  messages: readonly ShopMessage[],
  read: readonly ReadMark[],
  reader: { readonly isMember: boolean },
  now: Instant,
): readonly ShopMessage[] {
  const today = stockholmDate(now);
  const rested = Date.parse(now) - messageRule.on(today).reopenHours * HOUR_MS;
  const resting = new Set(
    read.filter(({ readAt }) => Date.parse(readAt) > rested).map(({ messageGuid }) => messageGuid),
  );
  return messages.filter(
    ({ guid, audience, from, to }) =>
      from <= today && today <= to && (audience === 'known' || reader.isMember) && !resting.has(guid),
  );
}
