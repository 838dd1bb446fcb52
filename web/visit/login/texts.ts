import type { LoginMethod } from '../../../services/person/login/contract.js';
import type { View } from './machine/state.js';

/** The name of each e-ID's app inside a sentence. */
export const APP_NAME: Readonly<Record<LoginMethod, string>> = { BankID: 'BankID', FrejaPlus: 'Freja' };

export const loginTexts = {
  title: 'Identifiera dig',
  titleAgain: (name: string) => `Logga in igen, ${name}`,
  intro: 'Logga in för att se dina recept och köp, samla poäng och använda bonuscheckar.',
  freja: {
    title: 'Logga in med Freja+',
    intro: 'Freja+ är en e-legitimation i mobilen, godkänd av staten.',
    others: 'Visa alla sätt att logga in',
  },
  methodsLabel: 'Sätt att identifiera dig',
  cards: {
    'this-device': { title: 'BankID på den här enheten', text: 'Öppnar BankID-appen här' },
    qr: { title: 'BankID på en annan enhet', text: 'Läs av en QR-kod' },
    'freja-this-device': { title: 'Freja+', text: 'Öppnar Freja-appen här' },
    'freja-qr': { title: 'Freja+', text: 'Läs av en QR-kod' },
  },
  frejaCards: {
    'freja-this-device': { title: 'Freja+ på den här enheten', text: 'Öppnar Freja-appen här' },
    'freja-qr': { title: 'Freja+ på en annan enhet', text: 'Läs av en QR-kod' },
  },
  none: 'Inloggningen är inte tillgänglig just nu. Försök igen om en stund.',
  test: 'Testpersoner',
  testText: 'Finns bara i testmiljön. Välj en person att logga in som.',
  stay: 'Håll mig inloggad',
  stayText: 'Av säkerhetsskäl loggas du ändå ut från personlig information och recepthantering när du är inaktiv.',
  stayLink: 'Läs mer om inloggning',
  testFailed: 'Something went wrong, call a developer!',
  debugOn: 'Experimentell omdirigering är på.',
  debugOff: 'Experimentell omdirigering är av.',
} as const;

export const waitingTexts = {
  starting: (app: string) => `Startar ${app}…`,
  thisDevice: (app: string) => `Öppna ${app}-appen`,
  waiting: (app: string) => `Väntar på svar från ${app}.`,
  loggingIn: 'Loggar in…',
  byHandText: (app: string) => `Öppnades inte appen? Starta ${app} själv.`,
  byHand: (app: string) => `Starta ${app}`,
  cancel: 'Avbryt',
  otherDevice: 'Använd en annan enhet',
  onThisDevice: 'Använd den här enheten',
  noEId: (app: string) => `${app}-appen finns inte på den här enheten. Läs av QR-koden med en enhet där du har den.`,
  refresh: 'Uppdatera',
  refreshing: 'Sidan uppdateras av sig själv tills du är klar.',
  stopRefreshing: 'Sluta uppdatera',
  stopped: 'Sidan uppdateras inte av sig själv. Tryck på Uppdatera när du är klar i appen.',
  startRefreshing: 'Börja uppdatera igen',
} as const;

export const qrTexts = {
  title: (app: string) => `Läs av QR-koden med ${app}`,
  image: (app: string) => `QR-kod som öppnar inloggningen i ${app}-appen`,
  steps: {
    BankID: [
      'Öppna BankID-appen på din mobil eller surfplatta.',
      'Tryck på QR-knappen i appen.',
      'Rikta kameran mot QR-koden här.',
      'Skriv in din säkerhetskod i appen.',
    ],
    FrejaPlus: [
      'Öppna Freja-appen på din mobil.',
      'Tryck på knappen för att läsa av en QR-kod.',
      'Rikta kameran mot QR-koden här.',
      'Godkänn i appen.',
    ],
  },
  larger: 'Visa i helskärm',
  smaller: 'Stäng helskärm',
  scanned: (app: string) => `Fortsätt i ${app}-appen`,
  noCamera: 'Kan du inte läsa av koden?',
  noCameraText: (app: string) => `Du kan logga in utan kamera om du har ${app}-appen på den här enheten.`,
  testPhone: 'Öppna testtelefonen',
  ending: (seconds: number) => `Inloggningen avbryts om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  endingSpoken: 'Inloggningen avbryts inom en halv minut. Du kan förlänga tiden.',
  extend: 'Förläng tiden',
} as const;

/** The texts of LOG-14, word for word. */
export const overTexts = {
  error: { title: 'Ett oväntat fel inträffade', texts: ['Vänligen försök logga in igen.'] },
  aborted: {
    title: 'Inloggningen avbröts',
    texts: [
      'Inloggningen har avbrutits eller så har tidsgränsen överskridits.',
      'På grund av säkerhetsskäl så finns det en tidsgräns.',
    ],
  },
  retry: 'Försök logga in igen',
  start: 'Till startsidan',
  others: 'Välj ett annat sätt att logga in',
} as const;

export const doneTexts = {
  title: 'Du är nu inloggad',
  text: 'Du skickas vidare automatiskt.',
  onward: 'Fortsätt',
} as const;

export const debugTexts = {
  title: 'Inloggningen leder hit',
  text: 'Felsökningssida för inloggningens retur. Finns bara i testmiljön.',
  to: 'Leder till',
  refused: 'Adressen i redirect är inte tillåten. Startsidan används i stället.',
  known: 'Inloggad som',
  identified: 'Identifierad',
  yes: 'Ja',
  no: 'Nej',
  onward: 'Fortsätt',
} as const;

/** Returns the title of the first screen. It greets the customer who last used this browser by name. */
export function pickerTitle(only: LoginMethod | null, name: string | null): string {
  if (only) return loginTexts.freja.title;
  return name ? loginTexts.titleAgain(name) : loginTexts.title;
}

export function tabTitle(view: View): string {
  return `${view.startsWith('freja') ? loginTexts.freja.title : loginTexts.title} – Älgört`;
}
