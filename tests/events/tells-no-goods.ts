/** Names of fields that stand in clear beside a person. Each was looked at: it tells nothing of goods in any event. */
export const TELLS_NO_GOODS = words(`
  action against amount answer answeredAt approvedAt approvedBy at attempt authorisedAt basis businessDate by
  campaignDiscount cancelledAt capture captureId capturedAt carrier cartId changed channel chequeDiscount chequeId
  chequesLapsed choice closedAt completedAt confirmedAt considered convertedThisYear count couponDiscount
  customerId days decidedOn declinedAt declinedBy deliveredAt delivery differenceId direction dispatchedAt
  dispatchedOn earliest earnedOn endedOn endsOn expiredOn expiresAt expiresOn failedAt failure foundAt from fromBalance
  fromCartId givenUpAt host identifiedAt intoCartId issuedOn job lastRun latest leftAt level lotId lots memberId
  memberIds memberNumber method noticedAt noticedOn oldest optionId orderId orderIds orderNumber ours parcelId
  parcels parked passedOverAt paymentId paymentMethod placedAt points pointsBasis pointsConverted pointsCounted pointsLapsed
  promise promisedBy proposedAt proposedBy protectedUntil pspReference rate reason receivedAt record redeemedAt
  reference refund refundId refundedAt refusedAt registeredOn regular releasedAt repeatedAt report reportDate
  requestedAt reservedAt retriedAt retryAt returnId returnedAt returnedOn reversalId reversedAt reversedOn
  ruleVersion seconds sentAt settled shipping shopper source staffId staffName startedAt step taskId taxable
  textVersion theirs through to total totals trackingNumber unchanged undone validFrom validTo validUntil vat
  verifyAgainFrom watchId watchIds weakSession whole windowFrom windowTo
`);

/** Could tell of goods elsewhere, and do not here: a count, a sum of all lines, a way of delivery, a consent, a job. */
export const LOOKED_AT = words(`
  ClockJumped.shown ConsentGiven.code ConsentWithdrawn.code DeliveryChosen.delivery.name
  DeliveryChosen.delivery.price ItemAdded.added ItemAdded.quantity ItemQuantitySet.quantity
  ItemsReturned.lines ItemsReturned.lines.lineId ItemsReturned.lines.quantity JobRunCompleted.report.sums
  JobSubjectParked.subject OrderPlaced.delivery.name OrderPlaced.delivery.price OrderPlaced.parcels.lineIds
  OrderPlaced.parcels.promise.text OrderPlaced.totals.goods OrderPlaced.totals.prescriptionTotal
  OrderPlaced.totals.withoutPrescriptionTotal PaymentDiffered.kind PayoutApproved.kind PayoutDeclined.kind
  PayoutProposed.kind TaskClosed.kind TaskRetried.kind
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
