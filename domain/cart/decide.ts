import { abandonCheckout, type AbandonCheckout } from './commands/abandon-checkout.js';
import { absorb, type Absorb } from './commands/absorb.js';
import { addItem, type AddItem } from './commands/add-item.js';
import { applyCheque, type ApplyCheque } from './commands/apply-cheque.js';
import { chooseDelivery, type ChooseDelivery } from './commands/choose-delivery.js';
import { claim, type Claim } from './commands/claim.js';
import { close, type Close } from './commands/close.js';
import { empty, type Empty } from './commands/empty.js';
import { giveCustomerDetails, type GiveCustomerDetails } from './commands/give-customer-details.js';
import { lapse, type Lapse } from './commands/lapse.js';
import { letChequeGo, type LetChequeGo } from './commands/let-cheque-go.js';
import { mergeCart, type MergeCart } from './commands/merge-cart.js';
import { removeCheque, type RemoveCheque } from './commands/remove-cheque.js';
import { removeItem, type RemoveItem } from './commands/remove-item.js';
import { removePrescriptionItems, type RemovePrescriptionItems } from './commands/remove-prescription-items.js';
import { reprice, type Reprice } from './commands/reprice.js';
import { setQuantity, type SetQuantity } from './commands/set-quantity.js';
import { startCheckout, type StartCheckout } from './commands/start-checkout.js';
import type { CartDecision } from './rejections.js';
import type { CartState } from './state.js';

export type CartCommand =
  | AddItem
  | SetQuantity
  | RemoveItem
  | RemovePrescriptionItems
  | Reprice
  | Claim
  | MergeCart
  | Absorb
  | Empty
  | ApplyCheque
  | RemoveCheque
  | LetChequeGo
  | Lapse
  | GiveCustomerDetails
  | ChooseDelivery
  | StartCheckout
  | AbandonCheckout
  | Close;

export function decide(command: CartCommand, state: CartState): CartDecision {
  switch (command.type) {
    case 'AddItem':
      return addItem(command, state);
    case 'SetQuantity':
      return setQuantity(command, state);
    case 'RemoveItem':
      return removeItem(command, state);
    case 'RemovePrescriptionItems':
      return removePrescriptionItems(command, state);
    case 'Reprice':
      return reprice(command, state);
    case 'Claim':
      return claim(command, state);
    case 'MergeCart':
      return mergeCart(command, state);
    case 'Absorb':
      return absorb(command, state);
    case 'Empty':
      return empty(command, state);
    case 'ApplyCheque':
      return applyCheque(command, state);
    case 'RemoveCheque':
      return removeCheque(command, state);
    case 'Lapse':
      return lapse(command, state);
    case 'LetChequeGo':
      return letChequeGo(command, state);
    case 'GiveCustomerDetails':
      return giveCustomerDetails(command, state);
    case 'ChooseDelivery':
      return chooseDelivery(command, state);
    case 'StartCheckout':
      return startCheckout(command, state);
    case 'AbandonCheckout':
      return abandonCheckout(command, state);
    case 'Close':
      return close(command, state);
  }
}
