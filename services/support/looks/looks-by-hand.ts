import type { LookLogState } from '../../../domain/look-log/index.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { checkChain } from './check-chain.js';
import type { ToolAnswer } from '../../foundation/platform/tool-answer.js';

const USAGE = 'npm run looks [<number>:<hash> as an earlier run printed it]';
const KEPT = /^(\d{1,15}):([0-9a-f]{64})$/;

/** `npm run looks`: checks the hash chain of the audit log and prints where it breaks. */
export async function looksByHand(
  words: readonly string[],
  store: Pick<EventStore, 'readStream'>,
): Promise<ToolAnswer> {
  const kept = words.map(keptFrom);
  if (words.length > 1 || kept.includes(null)) return { said: USAGE, code: 1 };
  const { end, broken, keptStands } = await checkChain(store, kept[0]);
  if (broken) return { said: `broken at entry ${broken.place} (${broken.at}): it ${broken.why}`, code: 1 };
  const said = `${end.number} looks, unbroken; the last is ${end.number}:${end.hash}`;
  if (keptStands === false) return { said: `${said}\n${words[0]} is not among them: the end was cut off`, code: 1 };
  return { said, code: 0 };
}

function keptFrom(word: string): LookLogState | null {
  const [, number, hash] = KEPT.exec(word) ?? [];
  return number && hash ? { number: Number(number), hash } : null;
}
