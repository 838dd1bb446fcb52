import { cartProjection } from './cart/project.js';
import { chequeProjection } from './cheque/project.js';
import type { Fingerprint } from './customer-lookup/normalise.js';
import { customerLookupProjection } from './customer-lookup/project.js';
import { streamOwnerProjection } from './customer-timeline/project-owner.js';
import { timelineProjection } from './customer-timeline/project.js';
import { jobRunProjection } from './job-run/project.js';
import { loyaltyLevelProjection } from './loyalty-level/project.js';
import { orderPaymentProjection } from './order-tracking/project-payment.js';
import { orderTrackingProjection } from './order-tracking/project.js';
import { pointsProjection } from './points-365-days/project.js';
import type { Projection } from './runner/projection.js';

/** Every view of the shop; `fingerprint` is the keyed hash that services look people up by. */
export function allProjections({ fingerprint }: { readonly fingerprint: Fingerprint }): readonly Projection[] {
  return [
    cartProjection,
    loyaltyLevelProjection,
    pointsProjection,
    chequeProjection,
    orderTrackingProjection,
    orderPaymentProjection,
    timelineProjection,
    streamOwnerProjection,
    jobRunProjection,
    customerLookupProjection({ fingerprint }),
  ];
}

export * from './runner/index.js';
