import type { MemberRejection } from '../../../domain/member/index.js';

export const memberTexts: Readonly<Record<MemberRejection['type'], string>> = {
  MemberTooYoung: 'Du behöver vara 16 år eller äldre för att bli medlem.',
  EmailInvalid: 'Ange en giltig e-post',
  MobileNumberInvalid: 'Ange ett giltigt mobilnummer',
  AlreadyMember: 'Du är redan medlem.',
  NotAMember: 'Du är inte medlem.',
  MembershipAlreadyEnded: 'Medlemskapet är avslutat.',
  PointsBasisInvalid: 'Beloppet är inte giltigt.',
  NotMonthEnd: 'Bonuscheckar ges ut vid månadens slut.',
  DecidedLater: 'Medlemmen har ett senare beslut.',
  NoticeMissing: 'Medlemskapet har inte sagts upp.',
  NoticePeriodRunning: 'Uppsägningstiden har inte gått ut.',
  MemberNotInactive: 'Medlemmen är inte inaktiv.',
  ChequeUnknown: 'Bonuschecken finns inte.',
  ChequeNotYetValid: 'Bonuschecken aktiveras nästa månad.',
  ChequeValidityOver: 'Bonuschecken har gått ut.',
  ChequeAlreadyRedeemed: 'Bonuschecken är redan använd.',
  ChequeHeldByAnotherCart: 'Bonuschecken används redan i en annan varukorg.',
  ChequeNotReserved: 'Bonuschecken används inte i varukorgen.',
  ChequeLapsed: 'Bonuschecken gäller inte längre.',
};

/** The words beside a bonus cheque. Those of an unused one stand before its date (CLB-15). */
export const chequeTexts = {
  redeemed: 'Beloppet dras av i kassan',
  validTo: 'Giltig till',
  future: 'Aktiveras nästa månad.',
} as const;
