import type { DeliveryOptionId } from '../../../domain/delivery/index.js';

interface DeliveryText {
  readonly name: string;
  readonly carrier: string;
  readonly kind: 'home' | 'locker' | 'pickup' | 'pharmacy' | 'express';
}

/** CHK-02. */
export const deliveryTexts: Readonly<Record<DeliveryOptionId, DeliveryText>> = {
  postal: { name: 'Postombud', carrier: 'Postombud', kind: 'pickup' },
  locker: { name: 'Paketbox', carrier: 'Instabox', kind: 'locker' },
  pharmacy: { name: 'Hämta på apotek', carrier: 'Älgört', kind: 'pharmacy' },
  'early-bird': { name: 'Early Bird, före 07.00', carrier: 'Early Bird', kind: 'home' },
  'evening-home': { name: 'Hemleverans samma kväll', carrier: 'Kvällsbud', kind: 'home' },
  'norrland-home': { name: 'Hemleverans', carrier: 'Norrlandsbud', kind: 'home' },
  'chilled-home': { name: 'Kyld hemleverans', carrier: 'Kylbud', kind: 'home' },
};

/** CHK-01, CHK-13 and CHK-14, to the letter; the express sentence by SET-11. */
export const checkoutTexts = {
  invoiceNeedsLogin: 'För att handla mot faktura krävs att du loggar in med BankID eller Freja+.',
  chequeNeedsLogin: 'För att använda bonuschecken behöver du logga in med BankID eller Freja+, eller ta bort den.',
  expressNeedsLogin: 'För expressleverans/instabox krävs att du loggar in med BankID eller Freja+.',
  prescriptionNeedsLogin: 'För att handla receptvaror krävs att du loggar in med BankID eller Freja+.',
  goodsNeedLogin:
    'För att handla receptvaror eller varor med åldersgräns krävs att du loggar in med BankID eller Freja+.',
  cancelled: 'Betalningen har avbrutits, var god försök igen.',
  error: 'Ett fel inträffade, var god försök igen.',
  refused: 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.',
  noShippingTitle: 'Vi hittar inget leveranssätt',
  noShipping: 'Denna kombination av varor kan inte levereras i samma order. Du kan ändra i din varukorg.',
  invalidCartTitle: 'Din varukorg behöver ändras',
  invalidCart: 'Någon vara i varukorgen kan inte köpas just nu. Kontrollera varukorgen.',
  unknownTitle: 'Ett fel uppstod',
  unknown: 'Försök igen senare eller kontakta kundservice.',
  noLongerSold: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} säljs inte längre. Ta bort varan ur varukorgen och betala igen.`
      : `${names.join(', ')} säljs inte längre. Ta bort varorna ur varukorgen och betala igen.`,
  detailsMissing: 'Fyll i dina uppgifter först.',
  deliveryMissing: 'Välj ett leveranssätt.',
  deliveryGone: 'Leveranssättet kan inte längre väljas. Välj ett annat.',
  methodUnknown: 'Välj ett betalsätt.',
  ageNotDeclared: 'Du behöver intyga att du är 18 år eller äldre.',
  tooYoung: 'Du behöver vara 18 år eller äldre för att handla.',
  termsNotAccepted: 'Du behöver godkänna köpvillkoren.',
  pricesChanged: 'Priset på en eller flera varor har ändrats. Kontrollera varukorgen och betala igen.',
  alreadyOrdered: 'Varukorgen har redan blivit en order.',
  methodDiffers: 'Ordern är redan påbörjad med ett annat betalsätt. Börja om från varukorgen.',
  cardMissing: 'Fyll i kortuppgifterna.',
} as const;

/** Around the sentences of CHK-14, which stay to the letter; the seeds give no words for these. */
export const attemptTexts = {
  refused: 'Betalningen gick inte igenom',
  cancelled: 'Betalningen blev inte av',
  timedOut: 'Tiden för betalningen gick ut',
  error: 'Betalningen misslyckades',
  nothingDrawn: 'Inga pengar har dragits.',
  nothingReceived:
    'Vi har inte tagit emot någon betalning. Skulle ett belopp ändå dras eller reserveras får du tillbaka det.',
  goesBack: 'Pengarna som kom in går tillbaka till dig.',
} as const;

export const paymentMethodTexts: Readonly<Record<string, { readonly name: string; readonly description: string }>> = {
  scheme: { name: 'Kort', description: 'Beloppet reserveras nu och dras när varorna skickas.' },
  swish: { name: 'Swish', description: 'Betala direkt med Swish i mobilen.' },
  Free: { name: 'Inget att betala', description: 'Checken täcker hela ordern.' },
};

const day = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "tisdag 24 november" or "24–26 november" in words a shopper reads at a glance. */
export function promiseText(earliest: string, latest: string): string {
  const from = day.format(new Date(`${earliest}T00:00:00Z`));
  return earliest === latest ? from : `${from} – ${day.format(new Date(`${latest}T00:00:00Z`))}`;
}
