import type { ConsentCode } from '../../customer/index.js';
import { addDays, type BusinessDate } from '../../kernel/index.js';
import { isActiveIsh } from '../../prescription/rules/index.js';
import type { ReminderEventId, ReminderKind, ReminderWay } from './kinds.js';
import type { ReminderRule } from './reminder-rule.js';
import type { PeriodFacts, PrescriptionFacts, WatchedFacts } from './watched.js';

/** Why the thing itself gives no reminder on a day. */
export type FactGone = 'deceased' | 'expired' | 'not-active' | 'nothing-left' | 'not-connected' | 'period-over';

interface Rule<F extends WatchedFacts> {
  readonly of: F['of'];
  readonly eventId: ReminderEventId;
  /** The day on which it is due. Null when there is nothing to be reminded of. */
  readonly dueOn: (facts: F, rule: ReminderRule) => BusinessDate | null;
  /** What cancels it, as it is on a day. Null while it stands. */
  readonly goneOn: (facts: F, day: BusinessDate, rule: ReminderRule) => FactGone | null;
  readonly consents: Readonly<Record<ReminderWay, ConsentCode>>;
  readonly says: Readonly<Record<'self' | 'other', string>>;
}

/** RMD-01: campaigns send offers, and no day makes one due. Only members get them. */
interface OfferRule {
  readonly of: null;
  readonly eventId: null;
  readonly consents: Readonly<Record<ReminderWay, ConsentCode>>;
}

const FOR = { self: 'för dig', other: 'för en person du företräder' } as const;
const saying = (text: string) => ({ self: `${text} ${FOR.self}.`, other: `${text} ${FOR.other}.` });

/** RMD-01 to RMD-03, RMD-06: for each kind what makes it due, what cancels it, what consent it needs, what it says. */
export const REMINDER_TABLE: {
  readonly Offers: OfferRule;
  readonly HkdbExp: Rule<PeriodFacts>;
  readonly PrescriptionExp: Rule<PrescriptionFacts>;
  readonly PrescriptionWithdrawal: Rule<PrescriptionFacts>;
} = {
  Offers: {
    of: null,
    eventId: null,
    // A member has one consent for offers by mail and SMS. Push is marketing, and has its own (RMD-05).
    consents: { App: 'MarketingPush', Email: 'Offers', Sms: 'Offers' },
  },
  HkdbExp: {
    of: 'period',
    eventId: 1,
    dueOn: ({ endsOn }, { daysBeforePeriodEnd }) => addDays(endsOn, -daysBeforePeriodEnd),
    goneOn: ({ endsOn, isConnected }, day) => (!isConnected ? 'not-connected' : day > endsOn ? 'period-over' : null),
    consents: {
      App: 'RemindersPushHighCostProtection',
      Email: 'RemindersEmailHighCostProtection',
      Sms: 'RemindersSmsHighCostProtection',
    },
    says: saying('Högkostnadsperioden går snart ut'),
  },
  PrescriptionExp: {
    of: 'prescription',
    eventId: 2,
    dueOn: ({ validThrough }, { daysBeforePrescriptionEnd }) => addDays(validThrough, -daysBeforePrescriptionEnd),
    goneOn: prescriptionGone,
    consents: {
      App: 'RemindersPushTimeToRenewPrescription',
      Email: 'RemindersEmailTimeToRenewPrescription',
      Sms: 'RemindersSmsTimeToRenewPrescription',
    },
    says: saying('Det är dags att förnya ett recept'),
  },
  PrescriptionWithdrawal: {
    of: 'prescription',
    eventId: 3,
    dueOn: ({ nextOn }) => nextOn,
    goneOn: (facts, day, rule) => prescriptionGone(facts, day, rule) ?? (facts.left <= 0 ? 'nothing-left' : null),
    consents: {
      App: 'RemindersPushNewPrescription',
      Email: 'RemindersEmailNewPrescription',
      Sms: 'RemindersSmsNewPrescription',
    },
    says: saying('Det är dags att göra ett nytt uttag på ett recept'),
  },
};

/** RMD-02: active or parked, or finally dispensed with a last withdrawal in the window. */
function prescriptionGone(
  { standing, validThrough, lastOn }: PrescriptionFacts,
  day: BusinessDate,
  { daysAfterLastWithdrawal }: ReminderRule,
): FactGone | null {
  if (standing === 'deceased') return 'deceased';
  if (day > validThrough || standing === 'expired') return 'expired';
  if (isActiveIsh(standing)) return null;
  const isRecent = lastOn !== null && day <= addDays(lastOn, daysAfterLastWithdrawal);
  return standing === 'dispensed' && isRecent ? null : 'not-active';
}

/** The kinds that a day makes due. */
export type DatedKind = Exclude<ReminderKind, 'Offers'>;
export const DATED_KINDS: readonly DatedKind[] = ['HkdbExp', 'PrescriptionExp', 'PrescriptionWithdrawal'];
