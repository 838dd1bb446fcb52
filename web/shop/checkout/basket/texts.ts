import type { ProductFlag, UnsentFlag } from '../../../../domain/catalogue/flags.js';

export const basketTexts = {
  title: 'Varukorg och kassa',
  heading: 'Varukorg',
  empty: 'Din varukorg är tom',
  emptyText: 'Fyll den med något som lindrar, vårdar eller gör gott.',
  emptyAction: 'Börja handla',
  emptied: 'Inget ändrades och inget betalades',
  emptiedText:
    'Varukorgen är tom. Har du redan betalat i en annan flik finns orderbekräftelsen där och i mejlet till dig.',
  later: 'Vi hämtar din varukorg …',
  needsScripts: 'Kassan behöver JavaScript just nu. Slå på det i webbläsaren, eller ring kundservice.',
  paying: 'Varukorgen betalas just nu och kan inte ändras.',
  payingText: 'Slutför eller avbryt betalningen, så kan du ändra i varukorgen igen.',
  toPayment: 'Till betalningen',
  underWay: 'En betalning av varukorgen pågår redan.',
  payOn: 'Fortsätt betalningen',
  purchasesPaused: 'Det går inte att handla just nu',
  each: 'st',
  notAdded: 'Allt fick inte plats i varukorgen',
  notAddedText: 'Dina varukorgar slogs ihop när du loggade in.',
  /** The lowest price of the thirty days before a reduction, which the law requires (LAW-03). */
  lowest: 'Lägsta 30 dgr',
  memberPrice: 'Som medlem',
  comparison: 'Jfr-pris',
  gone: 'Slut i webblager. Ta bort varan för att kunna betala.',
  onlyCollected: 'Slut i webblager. Hämtas på ett apotek som har varan.',
  fewerCollected: (available: number) =>
    `Inget apotek har fler än ${available} st. Minska antalet för att kunna betala.`,
  fewer: (available: number) => `Bara ${available} st i webblager. Minska antalet för att kunna betala.`,
  withdrawn: 'Har utgått ur sortimentet. Ta bort varan för att kunna betala.',
  recalled: 'Är återkallad och kan inte köpas. Ta bort varan för att kunna betala.',
  notEntirelyAdded: 'Allt lades inte i varukorgen',
  remove: 'Ta bort',
  details: 'Dina uppgifter',
  detailsSave: 'Fortsätt till leverans',
  change: 'Ändra',
  loginHint: 'Snabbare med inloggning:',
  loginLink: 'identifiera dig',
  loginGain: 'så fyller vi i ditt namn och din folkbokföringsadress, och medlemmar samlar poäng.',
  asMember: 'Identifiera dig för att handla till medlemspris, använda bonuscheckar och samla poäng.',
  identify: 'Identifiera dig',
  delivery: 'Leverans',
  deliveryNone: 'Inget leveranssätt tar varorna till din adress. Ändra varukorgen eller adressen ovan.',
  deliveryWait: 'Fyll i dina uppgifter, så visar vi leveranssätten till din adress.',
  lastDelivery: 'Din senaste leverans',
  lastPlace: (place: string) => `Senast: ${place}`,
  deliveryChoose: 'Välj leverans',
  deliveryNeedsLogin: (name: string) => `${name} kräver att du loggar in med BankID eller Freja+.`,
  identifyFor: (name: string) => `Identifiera dig för ${name}`,
  medicines: 'Du har läkemedel i varukorgen',
  free: 'Fri frakt',
  pickup: 'Hämtas på',
  payment: 'Betalning',
  paymentNone: 'Du kan betala när varorna kan levereras.',
  paymentWait: 'Välj leverans först, så blir summan rätt.',
  pay: (amount: string) => `Betala ${amount}`,
  order: 'Slutför köpet',
  age: 'Jag intygar att jag har fyllt 18 år.',
  terms: 'Jag godkänner',
  termsLink: 'köpvillkoren',
  credit: 'Kredit',
  invoicePlan: 'Hur vill du betala?',
  invoicePlanChoose: 'Välj',
  invoiceCost: 'Vad fakturan kostar',
  anotherCard: 'Annat kort',
  validThrough: (month: string) => `Giltigt till ${month}.`,
  storeCard: 'Spara kortet hos betalpartnern till nästa gång',
  testCards: 'Testmiljö. Prova med något av korten, giltigt till 03/30 och med CVC 737:',
  secure: 'Kortuppgifterna går till betalpartnern och sparas aldrig hos oss.',
  /** When the connection is lost before an answer comes. */
  unanswered: {
    title: 'Vi fick inget svar',
    message: 'Anslutningen bröts. Inget har gått förlorat: kontrollera den och försök igen.',
    payment:
      'Anslutningen bröts innan svaret kom. Tryck på knappen igen när den är tillbaka: köpet fortsätter där det var och betalas bara en gång.',
  },
  summary: 'Sammanfattning',
  sums: {
    goods: 'Varor',
    campaign: 'Rabatt',
    coupon: 'Rabattkod',
    cheque: 'Bonuscheck',
    shipping: 'Frakt',
    freeFrom: 'Fri frakt från',
    total: 'Att betala',
    /** Before a delivery is chosen, the freight is not in the sum. */
    totalBeforeFreight: 'Summa utan frakt',
    vat: 'varav moms',
  },
  shippingLater: 'Väljs under Leverans',
  points: (points: number) => `Köpet ger ${points} poäng när paketet skickas.`,
  trust: ['Trygg betalning', 'Diskret förpackat'],
  errors: {
    method: 'Välj ett betalsätt',
    age: 'Intyga att du har fyllt 18 år för att handla',
    terms: 'Godkänn köpvillkoren för att slutföra köpet',
    holderName: 'Ange namnet på kortet',
    delivery: 'Välj ett leveranssätt',
    shown: 'Varukorgen har ändrats. Kontrollera den och betala igen.',
  },
} as const;

const unsent = 'Säljs inte på nätet. Ta bort varan för att kunna betala.';
const cold = 'Kylvara, skickas med kylleverans';

/** Why a line of the basket is no longer sold online (CRT-03). */
export const unsentTexts: Readonly<Record<UnsentFlag, string>> = {
  BrokenColdChain: `Kylkedjan kan inte hållas hela vägen hem. ${unsent}`,
  OrderVolume: `Säljs i större volymer. ${unsent}`,
  NotWarehousePlanned: `Finns inte i webblagret. ${unsent}`,
};

/** What the sale of a line depends on. Of paracetamol the quantity itself tells its limit. */
export const flagTexts: Readonly<Partial<Record<ProductFlag, string>>> = {
  StoredCold: cold,
  ConstantCoolingRequired: cold,
  Nicotine: 'Innehåller nikotin, som är mycket beroendeframkallande',
  AgeLimited: 'Åldersgräns 18 år, kräver legitimation',
};

export const identificationTexts = {
  heading: 'Identifiera dig innan du betalar',
  why: (goods: string) =>
    `${goods} säljs bara till den som har fyllt 18 år och identifierat sig. Logga in med BankID eller Freja+. Varorna ligger kvar i varukorgen.`,
  before: (goods: string) => `För att köpa ${goods} behöver du först identifiera dig. Varukorgen ligger kvar.`,
  tooYoung: 'Du behöver ha fyllt 18 år',
  removeToBuy: (goods: string) =>
    goods === ''
      ? 'Alla köp kräver att du har fyllt 18 år. Be en vuxen handla åt dig, eller besök ett apotek.'
      : `${goods} säljs bara till den som har fyllt 18 år och kan inte köpas.`,
  identify: 'Identifiera dig',
} as const;

export const detailsTexts = {
  labels: {
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    email: 'E-post',
    phoneNumber: 'Mobilnummer',
    street: 'Gatuadress',
    careOf: 'C/o',
    postalCode: 'Postnummer',
    city: 'Ort',
  },
  optional: ' (valfritt)',
  errors: {
    firstName: 'Ange ditt förnamn',
    lastName: 'Ange ditt efternamn',
    email: 'Ange en giltig e-post',
    phoneNumber: 'Ange ett giltigt mobilnummer',
    street: 'Ange din gatuadress',
    postalCode: 'Ange ett giltigt postnummer, fem siffror',
    city: 'Ange din ort',
    long: 'Texten är för lång',
  },
} as const;

export const chequeTexts = {
  title: 'Bonuscheckar',
  use: 'Använd',
  undo: 'Ångra',
  exchange: (amount: string) => `Byt till ${amount}`,
  /** The button's own words begin the name, so that speech control finds it. */
  named: (label: string, amount: string) => `${label}, bonuscheck på ${amount}`,
  undoing: 'Ångrar...',
  oneAtATime: 'Du kan använda en bonuscheck i taget.',
} as const;

export const giftTexts = {
  choose: 'Välj gåva',
  change: 'Byt gåva',
  without: 'Ta bort gåvan',
} as const;

export const keptTexts = {
  offer: 'Spara till en egen order',
  offerText: (names: string) =>
    `Du kan spara ${names} till en egen order och handla resten nu. När köpet är klart lägger vi tillbaka varorna i varukorgen.`,
  offerAt: (pharmacies: string) => `Den egna ordern kan du hämta på apotek som har varorna: ${pharmacies}.`,
  title: 'Sparat till en egen order',
  text: 'Varorna ingår inte i det här köpet. De kommer tillbaka i varukorgen när köpet är klart.',
  back: 'Lägg tillbaka',
  backNamed: (name: string) => `Lägg tillbaka ${name} i varukorgen`,
} as const;

export const couponTexts = {
  title: 'Rabattkod',
  label: 'Kod',
  use: 'Använd kod',
  empty: 'Skriv rabattkoden',
  remove: 'Ta bort',
  removeNamed: (code: string) => `Ta bort rabattkoden ${code}`,
} as const;
