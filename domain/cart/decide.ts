import { decider } from '../kernel/index.js';
import { abandonCheckout } from './commands/abandon-checkout.js';
import { absorb } from './commands/absorb.js';
import { addItem } from './commands/add-item.js';
import { applyCheque } from './commands/apply-cheque.js';
import { applyCoupon } from './commands/apply-coupon.js';
import { chooseDelivery } from './commands/choose-delivery.js';
import { chooseGift, removeGift } from './commands/choose-gift.js';
import { choosePaymentMethod } from './commands/choose-payment-method.js';
import { claim } from './commands/claim.js';
import { close } from './commands/close.js';
import { drop } from './commands/drop.js';
import { empty } from './commands/empty.js';
import { giveCustomerDetails } from './commands/give-customer-details.js';
import { giveLocation } from './commands/give-location.js';
import { lapse } from './commands/lapse.js';
import { letChequeGo } from './commands/let-cheque-go.js';
import { mergeCart } from './commands/merge-cart.js';
import { removeCheque } from './commands/remove-cheque.js';
import { removeCoupon } from './commands/remove-coupon.js';
import { removeItem } from './commands/remove-item.js';
import { removePrescriptionItems } from './commands/remove-prescription-items.js';
import { reprice } from './commands/reprice.js';
import { setAside } from './commands/set-aside.js';
import { setQuantity } from './commands/set-quantity.js';
import { startCheckout } from './commands/start-checkout.js';
import { addPrescription } from './prescribed/add-prescription.js';
import {
  givePrescriptionMessage,
  removePrescriptionRow,
  repricePrescriptions,
  setPrescriptionPackages,
} from './prescribed/change-prescription.js';

export const decide = decider({
  AddItem: addItem,
  SetQuantity: setQuantity,
  SetAside: setAside,
  RemoveItem: removeItem,
  RemovePrescriptionItems: removePrescriptionItems,
  Reprice: reprice,
  Claim: claim,
  MergeCart: mergeCart,
  Absorb: absorb,
  Empty: empty,
  Drop: drop,
  ApplyCheque: applyCheque,
  RemoveCheque: removeCheque,
  ApplyCoupon: applyCoupon,
  RemoveCoupon: removeCoupon,
  ChooseGift: chooseGift,
  RemoveGift: removeGift,
  Lapse: lapse,
  LetChequeGo: letChequeGo,
  GiveCustomerDetails: giveCustomerDetails,
  GiveLocation: giveLocation,
  ChooseDelivery: chooseDelivery,
  ChoosePaymentMethod: choosePaymentMethod,
  StartCheckout: startCheckout,
  AbandonCheckout: abandonCheckout,
  Close: close,
  AddPrescription: addPrescription,
  SetPrescriptionPackages: setPrescriptionPackages,
  GivePrescriptionMessage: givePrescriptionMessage,
  RemovePrescriptionRow: removePrescriptionRow,
  RepricePrescriptions: repricePrescriptions,
});

export type CartCommand = Parameters<typeof decide>[0];
