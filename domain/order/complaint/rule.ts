import { addDays, addMonths, dated, stockholmDate, type BusinessDate, type Instant } from '../../kernel/index.js';

/** What must happen before the months from receipt are over. */
type ThreeYears = 'complaint' | 'fault';

/**
 * CHK-10: how long a consumer may complain. A complaint within `assuredMonths` of noticing the fault is always in time;
 * later ones must come within a reasonable time, which a person judges. The law of the day of the purchase applies. By
 * the law of 1990 the complaint must come within `months` from receipt. By that of 2022, in force since 1 May 2022, the
 * fault must show within them. A fault that shows within `presumedMonths` is presumed to have been there from the start.
 */
export const complaintRule = dated('complaint', [
  {
    from: '2020-01-01',
    value: {
      assuredMonths: 2,
      months: 36,
      presumedMonths: 6,
      countsFrom: 'complaint' as ThreeYears,
      law: {
        length: '23 § konsumentköplagen (1990:932)',
        time: '23 § konsumentköplagen (1990:932)',
        fault: '16 § konsumentköplagen (1990:932)',
        origin: '20 a § konsumentköplagen (1990:932)',
      },
    },
  },
  {
    from: '2022-05-01',
    value: {
      assuredMonths: 2,
      months: 36,
      presumedMonths: 24,
      countsFrom: 'fault' as ThreeYears,
      law: {
        length: '4 kap. 14 § konsumentköplagen (2022:260)',
        time: '5 kap. 2 § konsumentköplagen (2022:260)',
        fault: '4 kap. konsumentköplagen (2022:260)',
        origin: '4 kap. 17 § konsumentköplagen (2022:260)',
      },
    },
  },
]);

/** CHK-10: the shop's own promise of an answer, and the limits of what a customer sends with a complaint. */
export const complaintHandlingRule = dated('complaint-handling', [
  {
    from: '2020-01-01',
    value: {
      answerDays: 14,
      atRiskDays: 4,
      text: { shortest: 5, longest: 2000 },
      note: { longest: 1000 },
      photos: { most: 4, megabytes: 8 },
      // The national board takes a dispute within a year of the complaint, and needs time to decide it.
      keptMonths: 24,
    },
  },
]);

/** The last day to complain, counted from the day of receipt. */
export function lastComplaintDay(receivedOn: BusinessDate, placedAt: Instant): BusinessDate {
  return addMonths(receivedOn, complaintRule.on(stockholmDate(placedAt)).months);
}

/** The last day of a complaint at all: of a fault that showed on the last of the months, it is still in time for a while. */
export function closingDay(lastDay: BusinessDate, placedAt: Instant): BusinessDate {
  const { countsFrom, assuredMonths } = complaintRule.on(stockholmDate(placedAt));
  return countsFrom === 'fault' ? addMonths(lastDay, assuredMonths) : lastDay;
}

/** Whether the right is lost. A fault that showed in time may be complained of as long as that is surely in time. */
export function isTooLate(
  {
    seenOn,
    lastDay,
    placedAt,
  }: { readonly seenOn: BusinessDate; readonly lastDay: BusinessDate; readonly placedAt: Instant },
  on: BusinessDate,
): boolean {
  const { countsFrom } = complaintRule.on(stockholmDate(placedAt));
  if (on <= lastDay) return false;
  return countsFrom === 'complaint' || seenOn > lastDay || !isAssured(seenOn, on, placedAt);
}

/** Whether the complaint comes so soon after the fault was noticed that no one may call it late. */
export function isAssured(noticedOn: BusinessDate, on: BusinessDate, placedAt: Instant): boolean {
  return on <= addMonths(noticedOn, complaintRule.on(stockholmDate(placedAt)).assuredMonths);
}

/** The day on which the customer shall have an answer. */
export function answerDay(madeOn: BusinessDate): BusinessDate {
  return addDays(madeOn, complaintHandlingRule.on(madeOn).answerDays);
}
