import type { BusinessDate, Decision, Rejection } from '../kernel/index.js';
import type { CouponEvent } from './events.js';

type AtCode<Type extends string> = Rejection<Type> & { readonly field: 'couponCode'; readonly code: string };

/** Why a shopper may not use the coupon. */
export type CouponRefusal =
  | AtCode<'CouponUnknown'>
  | (AtCode<'CouponNotYetValid'> & { readonly validFrom: BusinessDate })
  | (AtCode<'CouponOver'> & { readonly validTo: BusinessDate })
  | AtCode<'CouponUsedUp'>
  | AtCode<'CouponUsedByBuyer'>
  | AtCode<'CouponNeedsLogIn'>;

export type CouponRejection =
  | CouponRefusal
  | AtCode<'CouponNotReserved'>
  | (Rejection<'CouponCodeInvalid'> & { readonly field: 'code' })
  | (Rejection<'CouponEndsBeforeItBegins'> & { readonly field: 'to' })
  | (Rejection<'CouponTakesNothing'> & { readonly field: 'off' })
  | (Rejection<'CouponMinimumNegative'> & { readonly field: 'minimum' })
  | (Rejection<'CouponTotalInvalid'> & { readonly field: 'total'; readonly most: number })
  | (Rejection<'CouponEndsAfterItsLastDay'> & { readonly field: 'on' })
  | Rejection<'CouponHasEnded'>;

export type CouponDecision = Decision<CouponEvent, CouponRejection>;
