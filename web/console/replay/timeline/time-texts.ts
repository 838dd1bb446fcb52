import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { MemberKind } from '../../../../domain/member/index.js';
import type { Difference, Snapshot } from '../../../../domain/replay-history/index.js';
import type { Importance } from '../../events/event-text.js';
import { kr, longDate, percent, points } from '../../format.js';
import { describeDifference } from '../texts.js';

/** What time alone changed on a day. `before` holds the values at the end of the previous day. */
export interface Turn {
  readonly day: BusinessDate;
  readonly before: Snapshot;
  readonly now: Snapshot;
  readonly changes: readonly Difference[];
}

type Sentence = (change: Difference, turn: Turn) => string | null;

/** Sentences about changes that time alone made, for staff to read aloud. A kind that is not listed has none. */
const sentences: Readonly<Partial<Record<MemberKind, Sentence>>> = {
  'window-points': ({ after }, turn) => {
    const gone = (turn.before.member?.level?.countedLots ?? []).filter((lot) => lot.leavesWindowOn === turn.day);
    const lost = gone.reduce((sum, lot) => sum + lot.points, 0);
    const earnedOn = gone[0]?.earnedOn;
    return earnedOn
      ? `${points(lost)} från ${longDate(earnedOn)} räknas inte längre för nivån; ${points(Number(after))} räknas.`
      : null;
  },
  'level-reason': ({ after, name }, { now }) => {
    const until = now.member?.level?.protectedUntil;
    if (after === 'protected' && until)
      return `Poängen räcker inte längre till ${name}, men nivån är skyddad till och med ${longDate(until)}.`;
    return after === 'due' ? `Poängen räcker inte till ${name}; nivån prövas i nattens körning.` : null;
  },
  'protected-until': ({ before }, { now }) =>
    before
      ? `Skyddet av nivån ${now.member?.level?.level ?? ''} tog slut; sista dagen var ${longDate(String(before))}.`
      : null,
  cheque: ({ path, after }, { now }) => {
    const cheque = now.member?.cheques.find(({ chequeId }) => path.endsWith(`/${chequeId}`));
    if (!cheque) return null;
    if (after === 'active') return `Bonuschecken på ${kr(cheque.amount)} kan användas.`;
    if (after !== 'expired') return null;
    return `Bonuschecken på ${kr(cheque.amount)} gäller inte längre; sista dagen var ${longDate(cheque.validTo)}.`;
  },
  balance: ({ before, after }) =>
    `${points(Number(before) - Number(after))} förföll; saldot är ${points(Number(after))}.`,
  converted: ({ before }) =>
    `Ett nytt år: inga poäng är ännu omvandlade till checkar i år, förra året ${points(Number(before))}.`,
  rate: ({ after }) => `Nivån ger nu ${percent(Number(after))} i bonus.`,
  notice: ({ name }) => `Uppsägningstiden gick ut ${longDate(name)}; medlemskapet kan avslutas.`,
  inactivity: ({ after }, { day }) =>
    `Inga poäng sedan ${longDate(String(after))}; medlemskapet kan avslutas från ${longDate(day)}.`,
};

/** These changes affect neither level, money nor membership, so a day with only such changes is not important. */
const QUIET: ReadonlySet<string> = new Set<MemberKind>(['window-points', 'converted', 'rate']);

export function timeLine(turn: Turn): string {
  return turn.changes.map((change) => sentenceOf(change, turn)).join(' ');
}

export function weighTime({ changes }: Turn): Importance {
  return changes.every(({ kind }) => QUIET.has(kind)) ? 'normal' : 'high';
}

function sentenceOf(change: Difference, turn: Turn): string {
  const said = sentences[change.kind as MemberKind]?.(change, turn);
  if (said) return said;
  const { label, before, after } = describeDifference(change);
  return `${label}: ${before} blev ${after}.`;
}
