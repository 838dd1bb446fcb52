import { decider, reject, unchanged, type CommandsIn, type Decision } from '../kernel/index.js';
import { addFavourite } from './commands/add-favourite.js';
import { answerAppReview } from './commands/answer-app-review.js';
import { clearFavourites } from './commands/clear-favourites.js';
import { declineNotices } from './commands/decline-notices.js';
import { endSessions } from './commands/end-sessions.js';
import { endKeptRecords } from './commands/end-kept-records.js';
import { eraseCustomer } from './commands/erase-customer.js';
import { giveConsent } from './commands/give-consent.js';
import { identify } from './commands/identify.js';
import { logOut } from './commands/log-out.js';
import { postponeContactDetails } from './commands/postpone-contact-details.js';
import { recordCopiedSession } from './commands/record-copied-session.js';
import { recordStockNotice } from './commands/record-stock-notice.js';
import { removeFavourite } from './commands/remove-favourite.js';
import { turnNoticesOff, turnNoticesOn } from './commands/turn-notices.js';
import { unwatchProduct } from './commands/unwatch-product.js';
import { updateProfile } from './commands/update-profile.js';
import { watchProduct } from './commands/watch-product.js';
import { withdrawConsent } from './commands/withdraw-consent.js';
import type { CustomerEvent } from './events.js';
import type { CustomerRejection } from './rejections.js';
import type { CustomerState } from './state.js';

const handlers = {
  Identify: identify,
  LogOut: logOut,
  EndSessions: endSessions,
  RecordCopiedSession: recordCopiedSession,
  UpdateProfile: updateProfile,
  PostponeContactDetails: postponeContactDetails,
  AnswerAppReview: answerAppReview,
  TurnNoticesOn: turnNoticesOn,
  TurnNoticesOff: turnNoticesOff,
  DeclineNotices: declineNotices,
  GiveConsent: giveConsent,
  WithdrawConsent: withdrawConsent,
  AddFavourite: addFavourite,
  RemoveFavourite: removeFavourite,
  ClearFavourites: clearFavourites,
  WatchProduct: watchProduct,
  UnwatchProduct: unwatchProduct,
  RecordStockNotice: recordStockNotice,
  EraseCustomer: eraseCustomer,
  EndKeptRecords: endKeptRecords,
};

export type CustomerCommand = CommandsIn<typeof handlers>;

/** Commands that change nothing for an erased customer, who has no data and no session. */
const ENDED: readonly CustomerCommand['type'][] = ['EraseCustomer', 'LogOut', 'EndSessions', 'RecordCopiedSession'];

export const decide = decider(handlers, withoutCustomer);

function withoutCustomer(
  { type }: CustomerCommand,
  { status }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> | null {
  if (type === 'EndKeptRecords' && status === 'erased') return null;
  if (status === 'erased') return ENDED.includes(type) ? unchanged : reject({ type: 'CustomerErased' });
  return status === 'unknown' && type !== 'Identify' ? reject({ type: 'CustomerUnknown' }) : null;
}
