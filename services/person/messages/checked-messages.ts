import { unsafeIn } from '../../../domain/content/index.js';
import type { ShopMessage } from './message.js';

const LONGEST_TITLE = 80;
const LONGEST_TEXT = 2_000;

/** RMD-08: the list, when each message can be shown as it is written. @throws TypeError that names the message and the field */
export function checkedMessages(messages: readonly ShopMessage[]): readonly ShopMessage[] {
  for (const [at, message] of messages.entries()) {
    const [fault] = faultsOf(message);
    if (fault) throw new TypeError(`the message ${message.guid}: ${fault}`);
    if (messages.findIndex(({ guid }) => guid === message.guid) !== at)
      throw new TypeError(`the message ${message.guid}: guid stands twice`);
  }
  return messages;
}

function faultsOf({ title, html, from, to }: ShopMessage): readonly string[] {
  const odd = unsafeIn(html);
  return [
    ...(isWritten(title, LONGEST_TITLE) ? [] : [`title has 1 to ${LONGEST_TITLE} characters`]),
    ...(isWritten(html, LONGEST_TEXT) ? [] : [`html has 1 to ${LONGEST_TEXT} characters`]),
    ...(odd === null ? [] : [`html may not hold ${odd}`]),
    ...(from <= to ? [] : ['to is before from']),
  ];
}

function isWritten(text: string, longest: number): boolean {
  return text.trim().length > 0 && text.length <= longest;
}
