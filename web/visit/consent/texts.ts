import type { ConsentCategory } from './cookie-consent.js';

interface CategoryWords {
  readonly name: string;
  readonly text: string;
}

export const cookieTexts = {
  title: 'Vill du ha fler kakor?',
  text: 'Nödvändiga kakor håller reda på inloggning och varukorg. Fler sparar vi bara om du säger ja, och ingen går till någon annan än oss.',
  all: 'Godkänn alla',
  necessary: 'Endast nödvändiga',
  choose: 'Välj själv',
  save: 'Spara val',
  saved: 'Ditt val är sparat.',
  always: 'Alltid på',
  more: 'Läs om kakor',
  settings: 'Cookieinställningar',
  settingsText: 'Ändra dig när du vill. Säger du nej till något du godkänt tas det bort ur webbläsaren.',
} as const;

export const categoryTexts: Readonly<Record<ConsentCategory, CategoryWords>> = {
  necessary: { name: 'Nödvändiga', text: 'Inloggning, varukorg och säkerhet.' },
  preferences: { name: 'Inställningar', text: 'Vilken variant av en sida du ser.' },
  statistics: { name: 'Statistik', text: 'Vilka sidor, kampanjer och sökträffar som används, utan att vi vet av vem.' },
  marketing: { name: 'Marknadsföring', text: 'Vilka erbjudanden som visas för dig.' },
};
