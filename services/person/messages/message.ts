import { dated, stockholmDate, type BusinessDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';

/** A message from the shop to logged-in persons. The page removes all but harmless elements from `html`. */
export interface ShopMessage {
  readonly guid: Uuid;
  readonly title: string;
  readonly html: string;
  readonly orderNumber: string | null;
  /** A dialog comes back after a while. A banner interrupts nobody, and once closed it stays closed. */
  readonly form: 'dialog' | 'banner';
  /** News about the club are for those who were members before it. */
  readonly audience: 'known' | 'members' | 'earlier-members';
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

export interface MessageReader {
  /** Null for a person who is not a member. */
  readonly memberSince: BusinessDate | null;
}

export interface ReadMark {
  readonly messageGuid: Uuid;
  readonly readAt: Instant;
}

/** RMD-04, RMD-08: a closed message is shown again after this time. Browsers ask for messages this often. */
export const messageRule = dated('message-reopen', [
  { from: '2000-01-01', value: { reopenHours: 24, pollSeconds: 300 } },
]);

const HOUR_MS = 3_600_000;

/** Selects the messages to show now, in the order of the list. */
export function messagesShown(
  messages: readonly ShopMessage[],
  read: readonly ReadMark[],
  reader: MessageReader,
  now: Instant,
): readonly ShopMessage[] {
  const today = stockholmDate(now);
  const rested = Date.parse(now) - messageRule.on(today).reopenHours * HOUR_MS;
  const closed = new Map(read.map(({ messageGuid, readAt }) => [messageGuid, Date.parse(readAt)]));
  const rests = ({ guid, form }: ShopMessage): boolean =>
    form === 'banner' ? closed.has(guid) : (closed.get(guid) ?? -Infinity) > rested;
  return messages.filter(
    (message) => message.from <= today && today <= message.to && isFor(message, reader) && !rests(message),
  );
}

function isFor({ audience, from }: ShopMessage, { memberSince }: MessageReader): boolean {
  if (audience === 'known') return true;
  return memberSince !== null && (audience === 'members' || memberSince < from);
}
