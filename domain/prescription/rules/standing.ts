import type { BusinessDate } from '../../kernel/index.js';
import type { Prescription, RegisterStatus } from './prescription.js';

/** RX-02: what a status means. `unknown` stands for what the register says and we do not know, or says in two ways. */
export type Standing =
  | 'active'
  | 'new'
  | 'corrected'
  | 'withdrawals-left'
  | 'parked'
  | 'printed'
  | 'dispensed'
  | 'expired'
  | 'historic'
  | 'cancelled-by-pharmacist'
  | 'cancelled-by-prescriber'
  | 'rejected'
  | 'deceased'
  | 'postponed'
  | 'ended'
  | 'unknown';

/** The first family is that of the national medication list (NLL), the second that of the older register (RRD). */
const WORDS: ReadonlyMap<string, Standing> = new Map([
  ['Aktiv', 'active'],
  ['Parkerad', 'parked'],
  ['Utskrivet', 'printed'],
  ['Slutexpedierad', 'dispensed'],
  ['Utgången', 'expired'],
  ['Historisk', 'historic'],
  ['Makulerad av farmaceut', 'cancelled-by-pharmacist'],
  ['Makulerad av förskrivare', 'cancelled-by-prescriber'],
  ['Avvisad', 'rejected'],
  ['Patient avliden', 'deceased'],
  ['Utsatt av förskrivare', 'postponed'],
  ['Avslutad', 'ended'],
  ['nytt', 'new'],
  ['korrigerat', 'corrected'],
  ['uttag kvar', 'withdrawals-left'],
  ['parkerat', 'parked'],
  ['utskrivet', 'printed'],
  ['slutexpedierat', 'dispensed'],
  ['utgånget', 'expired'],
  ['historiskt', 'historic'],
  ['makulerat', 'cancelled-by-prescriber'],
  ['avvisat', 'rejected'],
  ['patient avliden', 'deceased'],
  ['utsatt', 'postponed'],
]);

/** 500, an approval, tells nothing of a prescription, so it is missing here. */
const CODES: ReadonlyMap<number, Standing> = new Map([
  [202, 'new'],
  [203, 'corrected'],
  [205, 'withdrawals-left'],
  [206, 'printed'],
  [207, 'dispensed'],
  [208, 'expired'],
  [209, 'historic'],
  [210, 'cancelled-by-pharmacist'],
  [211, 'cancelled-by-prescriber'],
  [212, 'rejected'],
  [213, 'deceased'],
  [214, 'postponed'],
  [216, 'parked'],
  [510, 'rejected'],
  [520, 'ended'],
]);

const ACTIVE: ReadonlySet<Standing> = new Set(['active', 'new', 'corrected', 'withdrawals-left']);

/** RX-03: whether the status allows a purchase. */
export function isActive(standing: Standing): boolean {
  return ACTIVE.has(standing);
}

/** RX-03: active, or parked by the patient. */
export function isActiveIsh(standing: Standing): boolean {
  return isActive(standing) || standing === 'parked';
}

/** The meaning of a status. A word and a number that disagree mean `unknown`. */
export function standingOf({ word, code }: RegisterStatus): Standing {
  const byWord = word === null ? null : (WORDS.get(word) ?? 'unknown');
  const byCode = code === null ? null : (CODES.get(code) ?? 'unknown');
  if (byWord === null || byCode === null) return byWord ?? byCode ?? 'unknown';
  if (byWord === byCode || (byWord === 'active' && isActive(byCode))) return byWord;
  // The older family has one word for both kinds of cancellation.
  return word === 'makulerat' && byCode === 'cancelled-by-pharmacist' ? byCode : 'unknown';
}

/** The standing on a day. The register may call a prescription active after its last valid day. */
export function standingOn({ status, validThrough }: Prescription, day: BusinessDate): Standing {
  const standing = standingOf(status);
  return isActiveIsh(standing) && day > validThrough ? 'expired' : standing;
}
