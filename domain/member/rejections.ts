import type { BusinessDate, Rejection, Uuid } from '../kernel/index.js';

interface OfCheque {
  readonly field: 'chequeId';
  readonly chequeId: Uuid;
}

export type ChequeRejection =
  | (Rejection<'ChequeUnknown'> & OfCheque)
  | (Rejection<'ChequeNotYetValid'> & OfCheque & { readonly validFrom: BusinessDate })
  | (Rejection<'ChequeValidityOver'> & OfCheque & { readonly validTo: BusinessDate })
  | (Rejection<'ChequeAlreadyRedeemed'> & OfCheque & { readonly orderId: Uuid })
  | (Rejection<'ChequeHeldByAnotherCart'> & OfCheque)
  | (Rejection<'ChequeNotReserved'> & OfCheque)
  /** The cheque is no longer valid: the membership ended, or the goods that had earned its points were returned. */
  | (Rejection<'ChequeLapsed'> & OfCheque);

export type MemberRejection =
  | ChequeRejection
  | (Rejection<'MemberTooYoung'> & { readonly field: 'birthDate'; readonly minimumAge: number })
  | (Rejection<'EmailInvalid'> & { readonly field: 'email' })
  | (Rejection<'MobileNumberInvalid'> & { readonly field: 'mobileNumber' })
  | Rejection<'AlreadyMember'>
  | Rejection<'NotAMember'>
  | (Rejection<'MembershipAlreadyEnded'> & { readonly endedOn: BusinessDate })
  | (Rejection<'PointsBasisInvalid'> & { readonly field: 'basis' | 'of' })
  /** A later date is already decided. A job that runs late must not undo that decision. */
  | (Rejection<'DecidedLater'> & { readonly field: 'on'; readonly decidedOn: BusinessDate })
  | (Rejection<'NotMonthEnd'> & { readonly field: 'on'; readonly on: BusinessDate })
  | (Rejection<'NoticeMissing'> & { readonly field: 'reason' })
  | (Rejection<'NoticePeriodRunning'> & { readonly field: 'on'; readonly endsOn: BusinessDate })
  | (Rejection<'MemberNotInactive'> & { readonly field: 'reason'; readonly inactiveSince: BusinessDate });
