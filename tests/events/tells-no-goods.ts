/** Names of unencrypted fields in streams of persons. A review found that they tell of no goods in any event. */
export const TELLS_NO_GOODS = words(`
  action against askAgainFrom asks awaitedAt ageDeclared amount answer answeredAt byHour cameBackAt approvedAt approvedBy at atFirstLogIn attempt authorisedAt basis businessDate by
  campaignDiscount cancelledAt capture capturedAt captureId carrier cartId ceiling changed channel chequeDiscount chequeId
  chequesLapsed choice closedAt completedAt confirmedAt considered convertedThisYear count couponDiscount customerId
  days decidedOn declinedAt declinedBy deliveredAt delivery destroyedAt differenceId direction dispatchedAt
  dispatchedOn earliest earnedOn endedOn ends endsOn expiredOn expiresAt expiresOn failedAt failure forgone foundAt
  freight from fromBalance fromCartId givenAt givenBy givenUpAt host identifiedAt inspectedAt intoCartId issuedOn job
  labelledAt labelNumber lapsedOn lastChangedOn lastDay lastRun latest left leftAt leftOn level lotId lots memberId
  memberIds memberNumber method notedAt noticedAt noticedOn notifiedAt oldest optionId orderId orderIds orderNumber
  ours owed packedAt parcelId parcelIds parcels parked
  partId passedOverAt paymentId paymentMethod placedAt points pointsBasis pointsConverted pointsCounted
  pointsLapsed promise promisedBy proposedAt proposedBy protectedUntil pspReference rate reason recalled readyAt receivedAt
  record redeemedAt reducedAt reference refund refundBy refundedAt refundId refusedAt registeredOn regular
  releasedAt releaseId remindedAt reorderBy reorderedAt reorderId repeatedAt report reportDate reportedAt reportedOn
  requestedAt reservedAt retriedAt retryAt returnedAt returnedOn returnId returnNumber reversalId reversedAt
  reversedOn ruleVersion seconds sent sentAt sessionId sessionIds settled settles shipping shopper shortId source
  staffId staffName startedAt step stopped stoppedAt stoppedOn taken takenOn taskId
  taxable textVersion theirs through to tooLate total totals trackingKey trackingNumber unchanged undone until usableThrough
  acceptBy acceptedAt acceptedBy answerBy assured complaintId complaintNumber faultSeenOn madeAt orderedAt orderedBy
  isRestored removedAt rowId
  reopenedAt validFrom validTo validUntil vat verifyAgainFrom watchId watchIds weakSession whole windowFrom windowTo withdrawalId
`);

/**
 * Fields that tell of no goods in these events, although fields with the same names might in others. The access log
 * names a person without goods, or goods without a person: a recall finds orders and names nobody. A booked day has sums
 * of the whole shop.
 */
export const LOOKED_AT = words(`
  DosePackAsked.askedAt DosePackAsked.messageId DosePackAnswered.by DosePackAnswered.byName DosePackAnswered.messageId
  ClockJumped.shown ConsentGiven.code ConsentWithdrawn.code DeliveryChosen.delivery.name
  DeliveryChosen.delivery.price ItemAdded.added ItemAdded.quantity ItemQuantitySet.quantity
  HealthDataRefused.part HealthDataShown.by.id HealthDataShown.by.kind HealthDataShown.by.name HealthDataShown.by.purpose
  HealthDataShown.by.role HealthDataShown.by.warrantId HealthDataShown.part HealthDataWithheld.from HealthDataWithheld.from.id HealthDataWithheld.from.kind
  HealthDataWithheld.from.name HealthDataWithheld.from.purpose HealthDataWithheld.from.role HealthDataWithheld.part
  InvoiceNoticeCredited.credited InvoiceNoticeCredited.creditedAt InvoiceNoticeCredited.noticeId InvoiceNoticeCredited.standing
  InvoiceNoticeIssued.bankgiro InvoiceNoticeIssued.dueOn InvoiceNoticeIssued.fee InvoiceNoticeIssued.issuedAt
  InvoiceNoticeIssued.noticeId InvoiceNoticeIssued.number InvoiceNoticeIssued.ocr InvoiceNoticeIssued.ofNotices
  InvoiceNoticeIssued.standing InvoiceNoticeIssued.way InvoiceNoticePaid.noticeId InvoiceNoticePaid.paid
  InvoiceNoticePaid.paidAt InvoiceNoticePaid.standing InvoiceNoticeReminded.interest InvoiceNoticeReminded.noticeId
  InvoiceNoticeReminded.remindedAt InvoiceNoticeReminded.reminderFees InvoiceNoticeReminded.reminders
  InvoiceNoticeReminded.standing InvoicePlanChosen.chosenAt InvoicePlanChosen.effectiveRate InvoicePlanChosen.fee
  InvoicePlanChosen.firstDueOn InvoicePlanChosen.lateRate InvoicePlanChosen.months InvoicePlanChosen.noticeAmounts
  InvoicePlanChosen.product InvoicePlanChosen.reminderFee InvoicePlanChosen.way
  GoodsDestroyed.lines GoodsDestroyed.lines.lineId GoodsDestroyed.lines.quantity GoodsDestroyed.why ItemsReturned.fee
  ItemsReturned.lines ItemsReturned.lines.lineId ItemsReturned.lines.quantity JobRunCompleted.report.sums
  JobSubjectParked.subject LookRecorded.call LookRecorded.desk LookRecorded.found LookRecorded.hash LookRecorded.item
  LookRecorded.number LookRecorded.outcome LookRecorded.previous LookRecorded.refusal LookRecorded.role LookRecorded.sought
  LookRecorded.sought.hash LookRecorded.sought.kind LookRecorded.subject LookRecorded.subject.id LookRecorded.subject.kind
  OrderDispatched.due OrderDispatched.lineIds
  ParcelCameBack.lines ParcelCameBack.lines.lineId ParcelCameBack.lines.quantity ParcelReady.until
  OrderPlaced.delivery.name OrderPlaced.delivery.price OrderPlaced.parcels.kind OrderPlaced.parcels.lineIds
  OrderPlaced.parcels.promise.text OrderPlaced.totals.goods OrderPlaced.totals.prescriptionTotal
  OrderPlaced.totals.withoutPrescriptionTotal Paused.target Paused.text Paused.until PaymentDiffered.kind PayoutApproved.kind PayoutDeclined.kind
  PayoutProposed.kind Resumed.target SearchWordsPublished.entries SearchWordsPublished.text SearchWordsPublished.version
  WarrantAccepted.role WarrantAccepted.warrantId WarrantDeclined.role WarrantDeclined.warrantId WarrantEnded.role
  WarrantEnded.warrantId WarrantGiven.role WarrantGiven.warrantId WarrantGiven.validThrough WarrantReceived.endedBy
  WarrantGivenAtPharmacy.checkedBy WarrantGivenAtPharmacy.checkedByName WarrantGivenAtPharmacy.idKind
  WarrantGivenAtPharmacy.role WarrantGivenAtPharmacy.warrantId WarrantGivenAtPharmacy.validThrough
  WarrantUnanswered.role WarrantUnanswered.warrantId WarrantFoundWaiting.role WarrantFoundWaiting.warrantId
  WarrantReceived.role WarrantReceived.status WarrantReceived.validThrough WarrantReceived.warrantId
  NoticesTurnedOn.platform ReturnAwaited.kept ReturnAwaited.kept.lineId ReturnAwaited.kept.quantity ReturnAwaited.lines
  ParcelStopped.lines ParcelStopped.lines.lineId ParcelStopped.lines.quantity
  ParcelShort.lines ParcelShort.lines.cause ParcelShort.lines.lineId ParcelShort.lines.quantity
  ReturnInspected.lines ReturnInspected.lines.lineId ReturnInspected.lines.outcome ReturnInspected.lines.quantity
  ReturnWarned.risk ReturnWarned.warnDay ReturnWarned.warnedAt
  ReturnAwaited.lines.lineId ReturnAwaited.lines.quantity TaskClosed.kind TaskRetried.kind
  StaffRefundGiven.lines StaffRefundGiven.lines.amount StaffRefundGiven.lines.lineId StaffRefundProposed.lines
  StaffRefundProposed.lines.amount StaffRefundProposed.lines.lineId
  ComplaintAccepted.lines ComplaintAccepted.lines.amount ComplaintAccepted.lines.lineId ComplaintAccepted.note
  ComplaintAccepted.note.evidenceId ComplaintAccepted.note.text ComplaintDeclined.ground ComplaintDeclined.note
  ComplaintDeclined.note.evidenceId ComplaintDeclined.note.text ComplaintMade.evidence ComplaintMade.evidence.evidenceId
  ComplaintMade.evidence.photos ComplaintMade.evidence.text ComplaintMade.fault ComplaintMade.lines
  ComplaintMade.lines.lineId ComplaintMade.lines.quantity ComplaintMade.wish ReplacementOrdered.lines
  ReplacementOrdered.lines.lineId ReplacementOrdered.lines.quantity ReplacementOrdered.note
  ReplacementOrdered.note.evidenceId ReplacementOrdered.note.text
  WithdrawalNotified.lines WithdrawalNotified.lines.lineId WithdrawalNotified.lines.quantity
  DayBooked.bookedAt DayBooked.chartVersion DayBooked.cheques DayBooked.cheques.ended DayBooked.cheques.issued
  DayBooked.cheques.returned DayBooked.cheques.used DayBooked.date DayBooked.moved DayBooked.next DayBooked.reconciled
  DayBooked.reconciled.reported DayBooked.refunded DayBooked.refunded.money DayBooked.refunded.rates
  DayBooked.refunded.rates.cheques DayBooked.refunded.rates.discounts DayBooked.refunded.rates.freight
  DayBooked.refunded.rates.goods DayBooked.settlements DayBooked.settlements.booked DayBooked.settlements.fees
  DayBooked.settlements.number DayBooked.settlements.partner DayBooked.settlements.reported DayBooked.sold
  DayBooked.sold.money DayBooked.sold.rates DayBooked.sold.rates.cheques DayBooked.sold.rates.discounts
  DayBooked.sold.rates.freight DayBooked.sold.rates.goods
  ColleagueAnswered.approves ColleagueAnswered.dispensingId ColleagueAsked.askedAt ColleagueAsked.dispensingId
  DispensingReported.dispensingId DispensingUndone.dispensingId DispensingUndone.returnsTo DispensingUndone.undoneAt
  ExchangeDecided.decidedAt WithdrawalChecked.checkedAt
  KeptRecordsEnded.lastOn KeptRecordsEnded.purpose
  ExchangeDecided.dispensingId LineDispensed.dispensedAt LineDispensed.lineId LineDispensed.lowered
  MedicineDispensed.dispensedAt MedicineDispensed.dispensingId MedicineDispensed.lineId MedicineDispensed.lowered
  MedicineDispensed.on MedicineDispensed.reportId RecallNotified.dispensingId PatientRecallNotified.dispensingId PatientRecallNotified.patientId
  WithdrawalChecked.dispensingId WithdrawalHeld.dispensingId
  WithdrawalHeld.heldAt WithdrawalHeld.lineId WithdrawalHeld.promisedBy WithdrawalOrdered.dispensingId
  ClaimEnded.endedAt WithdrawalClaimed.claimedAt WithdrawalClaimed.until
  WithdrawalOrdered.orderedAt WithdrawalRefused.dispensingId WithdrawalRefused.lineId WithdrawalReleased.dispensingId
  DeathLearned.isCustomer GuardianshipLearned.holds ReminderCancelled.because ReminderCancelled.reminderId ReminderFellDue.leavesAt
  ReminderFellDue.on ReminderFellDue.reminderId ReminderLeft.reminderId ReminderLeft.ways ReminderLeft.withheld
  ReminderLeft.withheld.way ReminderLeft.withheld.why ReminderPlanned.dueOn ReminderPlanned.reminderId
  ReminderPostponed.leavesAt ReminderPostponed.reminderId ReminderPostponed.way ReminderRead.reminderId
  ReminderSent.reminderId ReminderSent.way ReminderWithheld.reminderId ReminderWithheld.way ReminderWithheld.why
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
