import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import { invoiceTerms, type InvoiceTerms, type PaymentMethod } from '../../../domain/payment/index.js';
import { invoiceMethodTexts } from '../invoice/texts.js';

/** CHK-01, CHK-13 and CHK-14 give these texts exactly. SET-11 gives the sentence on express delivery. */
export const checkoutTexts = {
  invoiceNeedsLogin: 'För att handla mot faktura krävs att du loggar in med BankID eller Freja+.',
  chequeNeedsLogin: 'För att använda bonuschecken behöver du logga in med BankID eller Freja+, eller ta bort den.',
  expressNeedsLogin: 'För expressleverans/instabox krävs att du loggar in med BankID eller Freja+.',
  storedCardNeedsLogin: 'För att betala med ett sparat kort krävs att du loggar in med BankID eller Freja+.',
  prescriptionNeedsLogin: 'För att handla receptvaror krävs att du loggar in med BankID eller Freja+.',
  goodsNeedLogin:
    'För att handla receptvaror eller varor med åldersgräns krävs att du loggar in med BankID eller Freja+.',
  cancelled: 'Betalningen har avbrutits, var god försök igen.',
  error: 'Ett fel inträffade, var god försök igen.',
  refused: 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.',
  invoiceRefused: {
    'not-approved': 'Tyvärr blev du inte godkänd att handla på faktura, var god välj ett annat betalningsalternativ.',
    'too-large':
      'Köpesumman är för stor för fakturaköp, var god minska värdet för varukorgen eller välj ett annat betalningsalternativ.',
    'person-differs':
      'De personuppgifter du har angivit stämmer inte överens med dina folkbokföringsuppgifter, var god kontrollera detta och försök igen.',
    technical: 'Tekniskt fel, var god försök senare eller välj ett annat betalningsalternativ.',
  },
  noShippingTitle: 'Vi hittar inget leveranssätt',
  noShipping: 'Denna kombination av varor kan inte levereras i samma order. Du kan ändra i din varukorg.',
  invalidCartTitle: 'Din varukorg behöver ändras',
  invalidCart: 'Någon vara i varukorgen kan inte köpas just nu. Kontrollera varukorgen.',
  unknownTitle: 'Ett fel uppstod',
  unknown: 'Försök igen senare eller kontakta kundservice.',
  nothingDrawn: 'Inga pengar har dragits.',
  coldGoods: (names: readonly string[]) =>
    `Kylvaror kräver kyld leverans, som inte finns till ditt postnummer: ${names.join(', ')}.`,
  goodsWithoutWay: (names: readonly string[]) =>
    `Det finns inget leveranssätt till ditt postnummer för: ${names.join(', ')}.`,
  onlyAtPharmacies: (names: readonly string[]) =>
    `Finns bara på apotek, och inget apotek nära ditt postnummer har hela varukorgen: ${names.join(', ')}.`,
  goodsOfLogin: (names: readonly string[]) => `Det gäller ${names.join(', ')}.`,
  goodsShort: 'Webblagret räcker inte till alla varor. Ändra varukorgen och betala igen.',
  lineShort: (name: string, available: number) =>
    available === 0
      ? `${name} är slut i webblagret. Ta bort varan.`
      : `Av ${name} finns bara ${available} st i webblagret. Minska antalet.`,
  detailsMissing: 'Fyll i dina uppgifter först.',
  widgetChoiceMissing: 'Vi vet inte vilket leveranssätt du valde. Välj ett i listan.',
  deliveryMissing: 'Välj ett leveranssätt.',
  placeGone: 'Paketet kan inte hämtas där. Välj ett annat ställe.',
  deliveryGone: 'Leveranssättet kan inte längre väljas. Välj ett annat.',
  methodUnknown: 'Välj ett betalsätt.',
  methodNotOffered: 'Betalsättet erbjuds inte i webbshopen. Välj ett annat.',
  planNotOffered: 'Så kan den här summan inte delas upp. Varje del ska vara minst 50 kr.',
  planMissing: 'Välj hur du vill betala månadsfakturan.',
  giftCardNotOnline: 'Presentkort kan inte användas i webbshopen. Välj ett annat betalsätt.',
  klarnaNeedsLogin: 'För att betala senare med Klarna krävs att du loggar in med BankID eller Freja+.',
  amountTooHigh: (name: string) => `Summan är för stor för ${name}. Välj ett annat betalsätt.`,
  ageNotDeclared: 'Du behöver intyga att du är 18 år eller äldre.',
  tooYoung: 'Du behöver vara 18 år eller äldre för att handla.',
  termsNotAccepted: 'Du behöver godkänna köpvillkoren.',
  pricesChanged: 'Priset på en eller flera varor har ändrats. Kontrollera varukorgen och betala igen.',
  alreadyOrdered: 'Varukorgen har redan blivit en order.',
  methodDiffers: 'Ordern är redan påbörjad med ett annat betalsätt. Börja om från varukorgen.',
  orderUnknown: 'Ordern finns inte.',
  awaitsPayment: 'Ordern väntar på betalning.',
  cardUnknown: 'Kortet finns inte.',
  cardNotDeleted: 'Kortet är inte borttaget. Försök igen.',
  cardUncertain: 'Betalpartnern svarar inte. Kortet kan vara borttaget eller finnas kvar.',
  cardMissing: 'Fyll i kortuppgifterna.',
} as const;

/** What the pharmacy that packs the order does not have any more (CHK-02). */
export const pharmacyShortTexts = {
  goodsShort: 'Apoteket har inte längre alla varor. Välj ett annat leveranssätt, eller ändra varukorgen.',
  lineShort: (name: string, available: number) =>
    available === 0
      ? `${name} är slut på apoteket.`
      : `Av ${name} finns bara ${available} st på apoteket. Minska antalet.`,
} as const;

/** Texts of our own for failed payments that CHK-14 does not name. */
export const attemptTexts = {
  refused: 'Betalningen gick inte igenom',
  cancelled: 'Betalningen blev inte av',
  timedOut: 'Tiden för betalningen gick ut',
  error: 'Betalningen misslyckades',
  nothingDrawn: checkoutTexts.nothingDrawn,
  nothingReceived:
    'Vi har inte tagit emot någon betalning. Skulle ett belopp ändå dras eller reserveras får du tillbaka det.',
  goesBack: 'Pengarna som kom in går tillbaka till dig.',
} as const;

const AT_DISPATCH = 'Beloppet reserveras nu och dras när varorna skickas.';

interface MethodText {
  readonly name: string;
  readonly description: string;
}

const paymentMethodTexts: Readonly<Record<PaymentMethod, MethodText | ((terms: InvoiceTerms) => MethodText)>> = {
  scheme: { name: 'Kort', description: AT_DISPATCH },
  swish: { name: 'Swish', description: 'Betala direkt med Swish i mobilen.' },
  trustly: { name: 'Trustly', description: 'Betala direkt från ditt bankkonto. Pengarna dras nu.' },
  klarna_paynow: { name: 'Klarna: betala nu', description: `Betala direkt från ditt bankkonto. ${AT_DISPATCH}` },
  applepay: { name: 'Apple Pay', description: AT_DISPATCH },
  googlepay: { name: 'Google Pay', description: AT_DISPATCH },
  ...invoiceMethodTexts,
  klarna: {
    name: 'Klarna: betala senare',
    description: 'Få varorna först. Klarna visar villkoren innan du godkänner.',
  },
  klarna_account: { name: 'Klarna: dela upp', description: 'Dela upp betalningen. Klarna visar kostnaden innan.' },
  Algortkonto: { name: 'Älgörtkonto', description: 'Samla köpen på ett konto.' },
  Kampanjfaktura: { name: 'Kampanjfaktura', description: 'Betala senare enligt kampanjens villkor.' },
  SubscribePayment: { name: 'Prenumeration', description: '' },
  Free: { name: 'Inget att betala', description: 'Ordern kostar ingenting.' },
};

/** What an invoice costs, beside the choice (CHK-06). */
export const invoiceTexts = {
  days: (days: number) => `Fakturan kommer med e-post när varorna skickas, och betalas inom ${days} dagar därifrån.`,
  check: 'Finansbolaget gör en kreditprövning. Delar du upp betalningen är det en kredit.',
  late: (rate: string, fee: string) =>
    `Vid sen betalning tillkommer dröjsmålsränta, nu ${rate} om året, och ${fee} för varje påminnelse.`,
  inFull: (total: string, way: string) => `Hela beloppet på månadens faktura, ${way}: ${total}`,
  inParts: (parts: number, each: string, way: string, total: string, rate: string) =>
    `${parts} månader, ${way}: ${each} i månaden, totalt ${total}, effektiv ränta ${rate}`,
} as const;

/** The name of a method as shoppers read it. An old order may name a method that no longer exists. */
export function methodName(method: string, at: Instant): string {
  const known = Object.hasOwn(paymentMethodTexts, method) ? (method as PaymentMethod) : null;
  return known ? methodText(known, invoiceTerms.on(stockholmDate(at))).name : method;
}

/** The name of a method, and what stands beside it. */
export function methodText(method: PaymentMethod, terms: InvoiceTerms): MethodText {
  const text = paymentMethodTexts[method];
  return typeof text === 'function' ? text(terms) : text;
}
