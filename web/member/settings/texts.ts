import type { RrdPerson } from '../../../domain/customer/rrd-codes.js';
import type { REMINDER_CHANNELS, REMINDER_TOPICS } from '../../../domain/customer/reminder-codes.js';

interface ConsentWords {
  readonly name: string;
  readonly text: string;
}

export const settingsTexts = {
  title: 'Mina inställningar',
  intro: 'Vad du säger ja till, och vad vi har sparat om dig. Ett nej gäller direkt.',
  mail: 'Utskick och erbjudanden',
  reminders: 'Påminnelser',
  remindersText: 'Välj hur du vill bli påmind. Ett meddelande nämner aldrig vilket läkemedel det gäller.',
  remindersTerms: 'Villkor för påminnelser',
  remindersPage: 'Mina påminnelser',
  kept: 'Spara uppgifter om recept',
  keptText:
    'Påminnelser räknas ut ur uppgifter om recept som vi har sparat. Vi sparar dem bara om du säger ja, och du kan ta tillbaka ditt ja när du vill.',
  lacks: {
    kept: 'Inga påminnelser kommer: du har inte sagt ja till att vi sparar uppgifter om recept.',
    Email: 'Påminnelser med e-post når dig inte: du har inte angett någon e-postadress.',
    Sms: 'Påminnelser med sms når dig inte: du har inte angett något mobilnummer.',
    confirmation: 'Se efter om din e-postadress och ditt mobilnummer stämmer. Påminnelserna skickas dit.',
    Push: 'Notiser når dig inte: ingen av dina telefoner visar dem.',
  },
  toDetails: 'Mina uppgifter',
  toConfirm: 'Se över uppgifterna',
  devices: 'Notiser i dina telefoner',
  devicesText: 'Notiser visas i Älgörts app. Logga in i appen och tillåt notiser, så syns telefonen här.',
  noDevices: 'Ingen av dina telefoner visar notiser.',
  deviceSince: (platform: string, date: string) => `${platform}, sedan ${date}`,
  turnOff: 'Stäng av',
  turnOffOf: (device: string) => `Stäng av notiser, ${device}`,
  favourites: 'Favoriter',
  revokeFavourites: 'Återkalla',
  revokeFavouritesText: 'Dina sparade favoriter raderas då.',
  given: (date: string) => `Godkänt ${date}`,
  withdrawn: (date: string) => `Återkallat ${date}`,
  never: 'Inte godkänt',
  outdated: 'Texten har ändrats sedan du sa ja. Säg ja igen för att fortsätta.',
  history: 'Tidigare svar',
  identify: 'För att säga ja till något nytt behöver du identifiera dig igen. Återkalla kan du alltid.',
  identifyAction: 'Identifiera dig',
  failed: 'Ditt val gick inte att spara. Försök igen.',
  cards: 'Sparade kort',
  cardsText: 'Se och ta bort kort som du har sparat när du betalade.',
  cookies: 'Kakor i den här webbläsaren',
  cookiesNone: 'Du har inte valt än. Bara nödvändiga kakor används.',
  cookiesNecessary: 'Du har valt bara nödvändiga kakor.',
  cookiesChosen: (kinds: string) => `Du har godkänt: ${kinds}.`,
  cookieSettings: 'Cookieinställningar',
  data: 'Det vi vet om dig',
  extract: 'Hämta registerutdrag',
  extractText: 'Allt vi har sparat om dig, i en fil som går att läsa och flytta.',
  looks: 'Vem har tittat',
  looksText: 'Se vem som har tittat på dina hälsouppgifter, i vilken roll och varför. Där spärrar du dem också.',
  erase: 'Bli bortglömd',
  eraseText:
    'Kundservice hjälper dig att radera dina uppgifter. Det bokföringslagen kräver sparas minimerat i åtta år.',
  eraseAction: 'Kontakta dataskyddsombudet',
} as const;

export const consentWords: Readonly<
  Record<'Newsletter' | 'Offers' | 'Personalisation' | 'MarketingPush' | 'Favorite', ConsentWords>
> = {
  Newsletter: {
    name: 'Nyhetsbrev',
    text: 'Råd och nyheter med e-post. Slutar av sig självt efter 18 månader utan att du hört av dig.',
  },
  Offers: { name: 'Erbjudanden', text: 'Medlemserbjudanden med e-post och sms.' },
  Personalisation: {
    name: 'Personliga förslag',
    text: 'Sökträffar och förslag utifrån det du har köpt. Recept räknas aldrig in.',
  },
  MarketingPush: { name: 'Notiser i appen', text: 'Erbjudanden som notis i telefonen.' },
  Favorite: { name: 'Spara favoriter', text: 'Vilka varor du sparar kan säga något om din hälsa. Därför frågar vi.' },
};

/** RX-11: the kinds of persons are those of the national services: the giver, the holder and the guardian. */
export const keptWords: Readonly<Record<RrdPerson, ConsentWords>> = {
  givare: { name: 'Mina recept', text: 'Dina egna recept, och ditt högkostnadsskydd.' },
  tagare: { name: 'Recept som jag har fullmakt för', text: 'Gäller så länge fullmakten gäller.' },
  vardnadshavare: { name: 'Mina barns recept', text: 'Gäller barn under 13 år som du är vårdnadshavare för.' },
};

export const topicWords: Readonly<Record<(typeof REMINDER_TOPICS)[number], ConsentWords>> = {
  HighCostProtection: { name: 'Högkostnadsskydd', text: 'När din högkostnadsperiod snart tar slut.' },
  TimeToRenewPrescription: { name: 'Förnya recept', text: 'När ett recept snart går ut.' },
  NewPrescription: { name: 'Hämta ut', text: 'När det är dags för nästa uttag.' },
};

export const channelWords: Readonly<Record<(typeof REMINDER_CHANNELS)[number], string>> = {
  Email: 'E-post',
  Sms: 'Sms',
  Push: 'App',
};
