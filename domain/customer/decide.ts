import { reject, unchanged, type Decision } from '../kernel/index.js';
import { addFavourite, type AddFavourite } from './commands/add-favourite.js';
import { answerAppReview, type AnswerAppReview } from './commands/answer-app-review.js';
import { clearFavourites, type ClearFavourites } from './commands/clear-favourites.js';
import { endSessions, type EndSessions } from './commands/end-sessions.js';
import { eraseCustomer, type EraseCustomer } from './commands/erase-customer.js';
import { giveConsent, type GiveConsent } from './commands/give-consent.js';
import { identify, type Identify } from './commands/identify.js';
import { logOut, type LogOut } from './commands/log-out.js';
import { postponeContactDetails, type PostponeContactDetails } from './commands/postpone-contact-details.js';
import { recordCopiedSession, type RecordCopiedSession } from './commands/record-copied-session.js';
import { recordStockNotice, type RecordStockNotice } from './commands/record-stock-notice.js';
import { removeFavourite, type RemoveFavourite } from './commands/remove-favourite.js';
import { unwatchProduct, type UnwatchProduct } from './commands/unwatch-product.js';
import { updateProfile, type UpdateProfile } from './commands/update-profile.js';
import { watchProduct, type WatchProduct } from './commands/watch-product.js';
import { withdrawConsent, type WithdrawConsent } from './commands/withdraw-consent.js';
import type { CustomerEvent } from './events.js';
import type { CustomerRejection } from './rejections.js';
import type { CustomerState } from './state.js';

type ProfileCommand = UpdateProfile | PostponeContactDetails | AnswerAppReview;
type FavouriteCommand = AddFavourite | RemoveFavourite | ClearFavourites;
type WatchCommand = WatchProduct | UnwatchProduct | RecordStockNotice;
type SessionCommand = Identify | LogOut | EndSessions | RecordCopiedSession;

export type CustomerCommand =
  SessionCommand | ProfileCommand | GiveConsent | WithdrawConsent | FavouriteCommand | WatchCommand | EraseCustomer;

/** Commands that change nothing for an erased customer, who has no data and no session. */
const ENDED: readonly CustomerCommand['type'][] = ['EraseCustomer', 'LogOut', 'EndSessions', 'RecordCopiedSession'];

export function decide(command: CustomerCommand, state: CustomerState): Decision<CustomerEvent, CustomerRejection> {
  if (state.status === 'erased') return ENDED.includes(command.type) ? unchanged : reject({ type: 'CustomerErased' });
  if (command.type === 'Identify') return identify(command, state);
  if (state.status === 'unknown') return reject({ type: 'CustomerUnknown' });
  switch (command.type) {
    case 'LogOut':
      return logOut(command, state);
    case 'EndSessions':
      return endSessions(command, state);
    case 'RecordCopiedSession':
      return recordCopiedSession(command, state);
    case 'UpdateProfile':
      return updateProfile(command, state);
    case 'PostponeContactDetails':
      return postponeContactDetails(command, state);
    case 'AnswerAppReview':
      return answerAppReview(command, state);
    case 'GiveConsent':
      return giveConsent(command, state);
    case 'WithdrawConsent':
      return withdrawConsent(command, state);
    case 'AddFavourite':
      return addFavourite(command, state);
    case 'RemoveFavourite':
      return removeFavourite(command, state);
    case 'ClearFavourites':
      return clearFavourites(command, state);
    case 'WatchProduct':
      return watchProduct(command, state);
    case 'UnwatchProduct':
      return unwatchProduct(command, state);
    case 'RecordStockNotice':
      return recordStockNotice(command, state);
    case 'EraseCustomer':
      return eraseCustomer(command, state);
  }
}
