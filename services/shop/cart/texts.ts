import type { UnsentFlag } from '../../../domain/catalogue/index.js';
import type { CartRejection } from '../../../domain/cart/index.js';

/** CRT-02 gives these texts exactly. 'Maxantal' is one of the required misspellings (SET-16). */
export const cartTexts = {
  added: (count: number) => `${count} st har lagts i varukorgen.`,
  limitReached: 'Du har uppnått max antal tillåtna varor för denna typ av receptfria läkemedel',
  prescriptionsClosed: 'Recepttjänsten är stängd just nu. Försök igen senare.',
  notBack: 'Alla receptvaror gick inte att lägga tillbaka. I Mina recept ser du vad du kan hämta ut nu.',
  unknownOffer: 'Erbjudandet finns inte.',
  cannotAdd: 'Varan kan ej läggas till. Kontrollera varukorgen.',
  maxQuantityReached: 'Maxantal för denna vara uppnådd',
  maxQuantityAlreadyReached: 'Maxantal för denna vara är redan uppnådd',
  freeShippingReached: 'Du har fri frakt!',
  freeShippingNever: 'Fri frakt gäller inte för varorna i varukorgen.',
  freeShippingLeft: (amount: string) => `Handla för ${amount} till så får du fri frakt.`,
} as const;

/** Says how many pieces of the product a shopper can have, and what to do (CRT-12). */
export function outOfStockText(available: number): string {
  if (available === 0) return 'Varan är slut i webblagret. Bevaka den eller välj en annan.';
  return `Det finns bara ${available} st i lager. Välj högst ${available}.`;
}

/** Beside a quantity that the stock alone keeps from growing. */
export const noMoreTexts = {
  web: 'Fler finns inte i webblagret',
  pharmacy: 'Fler finns inte på ett och samma apotek',
} as const;

/** Why a product is not sold online, and where it may be had (CRT-03). */
const unsentTexts: Readonly<Record<UnsentFlag, string>> = {
  BrokenColdChain: 'kylkedjan kan inte hållas hela vägen hem. Fråga på ett apotek.',
  OrderVolume: 'säljs i större volymer. Beställ på ett apotek.',
  NotWarehousePlanned: 'finns inte i webblagret. Fråga på ett apotek.',
};

export function unsentText(name: string, flag: UnsentFlag): string {
  return `${name}: ${unsentTexts[flag]}`;
}

export function goneText(name: string): string {
  return `${name} säljs inte längre. Ta bort varan ur varukorgen och betala igen.`;
}

export const notEntirelyTexts = {
  outOfStock: (name: string) => `${name}: räcker inte i webblagret.`,
  gone: (name: string) => `${name}: säljs inte längre.`,
  onPrescription: (name: string) => `${name}: är receptbelagd och kan inte köpas här. Se dina recept.`,
  someLeft: (name: string) => `${name}: allt kom inte med. Kontrollera antalet.`,
} as const;

export const giftTexts = {
  GiftUnknown: 'Gåvokoden finns inte eller gäller inte nu.',
  GiftNotAmong: 'Varan är ingen av gåvorna för koden. Välj en annan.',
  OUT_OF_STOCK: 'Gåvan är slut i webblagret. Välj en annan.',
} as const;

export const rejectionTexts: Readonly<Record<CartRejection['type'], string>> = {
  QuantityAboveLimit: cartTexts.limitReached,
  OutOfStock: outOfStockText(0),
  CartIsFull: 'Varukorgen rymmer inte fler olika varor. Slutför köpet eller ta bort någon vara.',
  CartChangedTooOften: 'Varukorgen har ändrats för många gånger. Slutför köpet eller töm varukorgen.',
  CartIsWornOut: 'Varukorgen har ändrats för många gånger. Töm den och lägg varorna i en ny.',
  QuantityInvalid: 'Antalet ska vara ett heltal, minst 1.',
  PriceInvalid: cartTexts.cannotAdd,
  PrescriptionRequired: 'Varan är receptbelagd och kan inte köpas här. Se dina recept.',
  PrescriptionInCart: 'Receptet ligger redan i varukorgen. Ett uttag kan göras i varje köp.',
  PackagesAboveMost: 'Antalet förpackningar är fler än ett uttag får ha.',
  PrescriptionRowUnknown: 'Raden finns inte i din varukorg.',
  ItemNotInCart: 'Varan ligger inte i varukorgen.',
  ItemUnsent: 'Varan säljs inte på nätet. Fråga på ett apotek.',
  ItemNotForSale: 'Varan säljs inte längre. Ta bort den ur varukorgen.',
  CartBelongsToAnother: 'Varukorgen tillhör någon annan.',
  CartsOfDifferentPersons: 'Varukorgen tillhör någon annan.',
  CartHasChanged: 'Varukorgen har ändrats. Kontrollera den och betala igen.',
  CartIsFrozen: 'Varukorgen betalas just nu och kan inte ändras.',
  CartIsClosed: 'Varukorgen har redan blivit en order.',
  CartIsAbsorbed: 'Varukorgen har slagits ihop med en annan.',
  CartHasLapsed: 'Varukorgen har legat orörd för länge. Lägg varorna i en ny.',
  CartIsEmpty: 'Varukorgen är tom.',
  CheckoutNotStarted: 'Betalningen har inte påbörjats.',
  ChequeNeedsMember: 'Logga in som medlem för att använda bonuscheckar.',
  AnotherChequeApplied: 'En bonuscheck används redan i varukorgen.',
  ChequeHasExpired: 'Bonuschecken har gått ut.',
  CouponBelowMinimum: 'Varorna som rabattkoden gäller för når inte upp till dess lägsta summa.',
  CouponHasNoGoods: 'Inga varor i varukorgen omfattas av rabattkoden.',
  CouponHasEnded: 'Rabattkoden har gått ut. Ta bort den för att gå vidare.',
  GiftBelowMinimum: 'Varorna i varukorgen når inte upp till summan för gåvan.',
  MedicineAsGift: 'Ett läkemedel kan inte vara gåva. Välj en annan.',
  GiftHasEnded: 'Kampanjen med gåvan är slut. Ta bort gåvan för att gå vidare.',
  ChequeAboveGoods: 'Bonuschecken är större än summan av de varor den gäller för och måste lösas in i sin helhet.',
};
