import { campaignProjection } from './campaign/project.js';
import { cartProjection } from './cart/project.js';
import { complaintProjection } from './complaint/project.js';
import { chequeProjection } from './cheque/project.js';
import type { Fingerprint } from './customer-lookup/normalise.js';
import { customerLookupProjection } from './customer-lookup/project.js';
import { streamOwnerProjection } from './customer-timeline/project-owner.js';
import { timelineProjection } from './customer-timeline/project.js';
import { dosePackProjection } from './care/dose-pack/project.js';
import { dispensingProjection } from './care/dispensing/project.js';
import { keptRecordsProjection } from './care/kept-records/project.js';
import { jobRunProjection } from './job-run/project.js';
import { loyaltyLevelProjection } from './loyalty-level/project.js';
import { orderPaymentProjection } from './order-tracking/project-payment.js';
import { orderTrackingProjection } from './order-tracking/project.js';
import { paymentTaskProjection } from './payment-task/project.js';
import { pointsProjection } from './points-365-days/project.js';
import { priceHistoryProjection } from './price-history/project.js';
import { productProjection } from './product/project.js';
import type { Projection } from './runner/projection.js';
import { recallNoticeProjection } from './care/recall-notice/project.js';
import { returnProjection } from './return/project.js';
import { staffRefundProjection } from './staff-refund/project.js';
import { prescriptionConsentProjection } from './care/prescription-consent/project.js';
import { unansweredWarrantProjection } from './care/unanswered-warrant/project.js';
import { reminderDueProjection } from './care/reminder-due/project.js';
import { stockWatchProjection } from './stock-watch/project.js';

/** Returns every view of the shop. `fingerprint` is the keyed hash function for customer look-ups. */
export function allProjections({ fingerprint }: { readonly fingerprint: Fingerprint }): readonly Projection[] {
  return [
    cartProjection,
    loyaltyLevelProjection,
    pointsProjection,
    chequeProjection,
    orderTrackingProjection,
    orderPaymentProjection,
    paymentTaskProjection,
    returnProjection,
    complaintProjection,
    staffRefundProjection,
    dispensingProjection,
    recallNoticeProjection,
    dosePackProjection,
    reminderDueProjection,
    unansweredWarrantProjection,
    prescriptionConsentProjection,
    timelineProjection,
    streamOwnerProjection,
    jobRunProjection,
    keptRecordsProjection,
    customerLookupProjection({ fingerprint }),
    stockWatchProjection({ fingerprint }),
    ...catalogueProjections,
  ];
}

/** The views of products, prices and campaigns, without customer data. */
export const catalogueProjections: readonly Projection[] = [
  productProjection,
  priceHistoryProjection,
  campaignProjection,
];

export * from './runner/index.js';
