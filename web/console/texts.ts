import type { LookupKind } from '../../services/support/contract/customers.js';

export const consoleTexts = {
  name: 'Älgört Konsol',
  nav: 'Konsolens avdelningar',
  customers: 'Kunder',
  operations: 'Drift',
  payments: 'Penningärenden',
  returns: 'Returer',
  complaints: 'Reklamationer',
  mail: 'Post',
  books: 'Bokföring',
  dispensing: 'Recept',
  searchWords: 'Sökord',
  logOut: 'Logga ut',
  logIn: 'Logga in',
  login: 'Användarnamn',
  password: 'Lösenord',
  refused: 'Inloggningen gick inte. Kontrollera uppgifterna. Efter fem misslyckade försök spärras kontot i 15 minuter.',
  testLogins: 'Testkonton',
  findTitle: 'Hitta en kund',
  findLabel: 'Personnummer, medlemsnummer, e-post, telefon, order- eller kollinummer',
  find: 'Sök',
  nothingFound: 'Ingen kund och ingen order hittades.',
  notRecognised: 'Det där ser inte ut som något av det som går att söka på.',
  idleSoon: (minutes: number): string => `Du loggas ut om ${minutes} minuter, för att inget har hänt på en stund.`,
  stay: 'Stanna kvar',
} as const;

const lookupKinds: Readonly<Record<LookupKind, string>> = {
  'person-number': 'personnummer',
  'member-number': 'medlemsnummer',
  email: 'e-post',
  phone: 'telefon',
  'order-number': 'ordernummer',
  'tracking-number': 'kollinummer',
};

export function lookupKindLabel(kind: LookupKind): string {
  return lookupKinds[kind];
}

const viewNames: Readonly<Record<string, string>> = {
  cart: 'Varukorg',
  'loyalty-level': 'Nivå och saldo',
  'points-365-days': 'Poäng per dag',
  cheque: 'Bonuscheckar',
  'order-tracking': 'Ordrar',
  'order-payment': 'Betalningar',
  dispensing: 'Uttag hos farmaceut',
  'recall-notice': 'Återkallelser',
  'dose-pack': 'Dosförpackning',
  'reminder-due': 'Påminnelser som väntar',
  'payment-task': 'Penningärenden',
  'customer-timeline': 'Tidslinje',
  'stream-owner': 'Strömmars ägare',
  'customer-lookup': 'Sökregister',
  'job-run': 'Jobbkörningar',
  'stock-watch': 'Bevakningar av lager',
  product: 'Produkter',
  'price-history': 'Prishistorik',
  campaign: 'Kampanjer',
};

export function viewName(view: string): string {
  return viewNames[view] ?? view;
}
