import type { CouponRejection } from '../../../domain/coupon/index.js';

export const couponTexts: Readonly<Record<CouponRejection['type'], string>> = {
  CouponUnknown: 'Rabattkoden finns inte. Kontrollera stavningen.',
  CouponNotYetValid: 'Rabattkoden har inte börjat gälla än.',
  CouponOver: 'Rabattkoden har gått ut.',
  CouponUsedUp: 'Rabattkoden är slut. Alla har använts.',
  CouponUsedByBuyer: 'Du har redan använt rabattkoden.',
  CouponNeedsLogIn: 'Logga in för att använda rabattkoden. Den gäller en gång per kund.',
  CouponNotReserved: 'Rabattkoden används inte i den här varukorgen.',
  CouponCodeInvalid: 'Koden ska ha 3–30 tecken: versaler, siffror och bindestreck.',
  CouponEndsBeforeItBegins: 'Sista dagen är före första dagen.',
  CouponTakesNothing: 'Rabatten ska vara 1–100 procent eller ett belopp.',
  CouponMinimumNegative: 'Lägsta summan kan inte vara negativ.',
  CouponTotalInvalid: 'Antalet gånger ska vara ett heltal från 1 till 10 000.',
  CouponEndsAfterItsLastDay: 'Dagen är efter rabattkodens sista dag.',
  CouponHasEnded: 'Rabattkoden är avslutad.',
};
