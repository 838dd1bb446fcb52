import { dated, stockholmDate, type BusinessDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';

/** A message from the shop to logged-in persons. The page removes all but harmless elements from `html`. */
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

/** RMD-04, SET-18: a closed message is shown again after this time. */
export const messageRule = dated('message-reopen', [{ from: '2000-01-01', value: { reopenHours: 24 } }]);

const HOUR_MS = 3_600_000;

/** Selects the messages to show now, in the order of the list. */
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
