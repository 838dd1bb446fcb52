import type { Migration } from 'kysely';

import * as eventStore from './0001-event-store.js';
import * as session from './0002-session.js';
import * as reactions from './0003-reactions.js';
import * as memberNumber from './0004-member-number.js';
import * as paymentAction from './0005-payment-action.js';
import * as jobs from './0006-jobs.js';
import * as staff from './0007-staff.js';
import * as testPerson from './0008-test-person.js';
import * as catalogue from './0010-catalogue.js';
import * as projections from './0020-projections.js';
import * as eventPlace from './0030-event-place.js';
import * as product from './0040-product.js';
import * as productSearchText from './0041-product-search-text.js';
import * as search from './0045-search.js';
import * as searchEvent from './0046-search-event.js';
import * as searchNear from './0047-search-near.js';
import * as stockWatch from './0055-stock-watch.js';
import * as messageRead from './0056-message-read.js';
import * as loginAttempt from './0060-login-attempt.js';
import * as sessionTimers from './0061-session-timers.js';
import * as sessionSlides from './0062-session-slides.js';
import * as sessionSamePerson from './0063-session-same-person.js';
import * as searchWithoutStems from './0064-search-without-stems.js';
import * as followers from './0075-followers.js';
import * as rebuildFailure from './0076-rebuild-failure.js';
import * as personClaim from './0080-person-claim.js';
import * as guestDetails from './0081-guest-details.js';
import * as sealedGoods from './0085-sealed-goods.js';
import * as paymentTask from './0095-payment-task.js';
import * as reactionReceipt from './0105-reaction-receipt.js';
import * as environmentMark from './0110-environment-mark.js';
import * as partnerCall from './0111-partner-call.js';
import * as paymentReport from './0120-payment-report.js';
import * as keyCheck from './0125-key-check.js';
import * as jobDays from './0126-job-days.js';
import * as unreadMessages from './0127-unread-messages.js';
import * as paymentSums from './0128-payment-sums.js';
import * as parcelTracking from './0130-parcel-tracking.js';
import * as productFacts from './0140-product-facts.js';
import * as staffOpenings from './0140-staff-openings.js';
import * as staffSeen from './0141-staff-seen.js';
import * as staffDevice from './0142-staff-device.js';
import * as rateLimit from './0147-rate-limit.js';
import * as sessionTurn from './0150-session-turn.js';
import * as replacedKey from './0155-replaced-key.js';
import * as newerRelease from './0160-newer-release.js';
import * as interest from './0164-interest.js';
import * as monitorableProduct from './0169-monitorable-product.js';
import * as campaignDeals from './0175-campaign-deals.js';
import * as stockHolds from './0200-stock-holds.js';
import * as promisedBy from './0205-promised-by.js';
import * as orderParcels from './0220-order-parcels.js';
import * as parkedReturnReport from './0235-parked-return-report.js';
import * as returns from './0236-return.js';
import * as staffRefund from './0237-staff-refund.js';
import * as collectBy from './0255-collect-by.js';
import * as deliverySession from './0260-delivery-session.js';
import * as complaint from './0265-complaint.js';
import * as returnWarned from './0335-return-warned.js';
import * as roomInPages from './0340-room-in-pages.js';
import * as recallNotice from './0346-recall-notice.js';
import * as dispensing from './0350-dispensing.js';
import * as pharmacist from './0351-pharmacist.js';
import * as reminderDue from './0352-reminder-due.js';
import * as unansweredWarrant from './0353-unanswered-warrant.js';
import * as recalledPatient from './0354-recalled-patient.js';
import * as keptRecords from './0355-kept-records.js';
import * as reminderSync from './0356-reminder-sync.js';
import * as recallMail from './0358-recall-mail.js';
import * as prescriptionConsent from './0360-prescription-consent.js';
import * as dosePack from './0361-dose-pack.js';

interface ForwardMigration extends Migration {
  /**
   * True when the previous release can run on the new schema. The migration then only adds tables, indexes and nullable
   * columns.
   */
  readonly additive?: true;
}

/** All migrations, in the order of their names. A migration that has run anywhere is never changed. */
export const migrations: Record<string, ForwardMigration> = {
  '0001-event-store': eventStore,
  '0002-session': session,
  '0003-reactions': reactions,
  '0004-member-number': memberNumber,
  '0005-payment-action': paymentAction,
  '0006-jobs': jobs,
  '0007-staff': staff,
  '0008-test-person': testPerson,
  '0010-catalogue': catalogue,
  '0020-projections': projections,
  '0030-event-place': eventPlace,
  '0040-product': product,
  '0041-product-search-text': productSearchText,
  '0045-search': search,
  '0046-search-event': searchEvent,
  '0047-search-near': searchNear,
  '0055-stock-watch': stockWatch,
  '0056-message-read': messageRead,
  '0060-login-attempt': loginAttempt,
  '0061-session-timers': sessionTimers,
  '0062-session-slides': sessionSlides,
  '0063-session-same-person': sessionSamePerson,
  '0064-search-without-stems': searchWithoutStems,
  '0075-followers': followers,
  '0076-rebuild-failure': rebuildFailure,
  '0080-person-claim': personClaim,
  '0081-guest-details': guestDetails,
  '0085-sealed-goods': sealedGoods,
  '0095-payment-task': paymentTask,
  '0105-reaction-receipt': reactionReceipt,
  '0110-environment-mark': environmentMark,
  '0111-partner-call': partnerCall,
  '0120-payment-report': paymentReport,
  '0125-key-check': keyCheck,
  '0126-job-days': jobDays,
  '0127-unread-messages': unreadMessages,
  '0128-payment-sums': paymentSums,
  '0130-parcel-tracking': parcelTracking,
  '0140-product-facts': productFacts,
  '0140-staff-openings': staffOpenings,
  '0141-staff-seen': staffSeen,
  '0142-staff-device': staffDevice,
  '0147-rate-limit': rateLimit,
  '0150-session-turn': sessionTurn,
  '0155-replaced-key': replacedKey,
  '0160-newer-release': newerRelease,
  '0164-interest': interest,
  '0169-monitorable-product': monitorableProduct,
  '0175-campaign-deals': campaignDeals,
  '0200-stock-holds': stockHolds,
  '0205-promised-by': promisedBy,
  '0220-order-parcels': orderParcels,
  '0235-parked-return-report': parkedReturnReport,
  '0236-return': returns,
  '0237-staff-refund': staffRefund,
  '0255-collect-by': collectBy,
  '0260-delivery-session': deliverySession,
  '0265-complaint': complaint,
  '0335-return-warned': returnWarned,
  '0340-room-in-pages': roomInPages,
  '0346-recall-notice': recallNotice,
  '0350-dispensing': dispensing,
  '0351-pharmacist': pharmacist,
  '0352-reminder-due': reminderDue,
  '0353-unanswered-warrant': unansweredWarrant,
  '0354-recalled-patient': recalledPatient,
  '0355-kept-records': keptRecords,
  '0356-reminder-sync': reminderSync,
  '0358-recall-mail': recallMail,
  '0360-prescription-consent': prescriptionConsent,
  '0361-dose-pack': dosePack,
};
