import { addDays, addMonths, dated, stockholmDate, type BusinessDate, type Instant } from '../../kernel/index.js';

/**
 * CHK-10: how long a consumer may complain. A complaint within `assuredMonths` of noticing the fault is always in time;
 * later ones must come within a reasonable time, which a person judges. After `months` from receipt the right is lost.
 * A fault that shows within `presumedMonths` is presumed to have been there from the start. The law of the day of the
 * purchase applies.
 */
export const complaintRule = dated('complaint', [
  {
    from: '2020-01-01',
    value: {
      assuredMonths: 2,
      months: 36,
      presumedMonths: 6,
      law: {
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
      law: {
        time: '5 kap. 2 § konsumentköplagen (2022:260)',
        fault: '4 kap. konsumentköplagen (2022:260)',
        origin: '4 kap. 7 § konsumentköplagen (2022:260)',
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

/** Whether the complaint comes so soon after the fault was noticed that no one may call it late. */
export function isAssured(noticedOn: BusinessDate, on: BusinessDate, placedAt: Instant): boolean {
  return on <= addMonths(noticedOn, complaintRule.on(stockholmDate(placedAt)).assuredMonths);
}

/** The day on which the customer shall have an answer. */
export function answerDay(madeOn: BusinessDate): BusinessDate {
  return addDays(madeOn, complaintHandlingRule.on(madeOn).answerDays);
}
