import type { SitePage } from './site-page.js';

/** Title, URL, a one-sentence summary, and search words of each page. */
const PAGES: readonly (readonly [title: string, url: string, summary: string, words: string])[] = [
  [
    'Kundservice',
    '/kundservice',
    'Kontakta oss om din order, ditt medlemskap eller fråga en farmaceut.',
    'kontakt hjälp telefon chatt fråga apotekare reklamation retur',
  ],
  [
    'Köpvillkor',
    '/kundservice/kopvillkor',
    'Vad som gäller när du handlar: betalning, leverans, ångerrätt och reklamation.',
    'villkor leverans frakt betalning ångerrätt retur återbetalning reklamation faktura swish',
  ],
  [
    'Integritetspolicy',
    '/kundservice/integritetspolicy',
    'Vilka personuppgifter vi behandlar, varför och hur länge.',
    'gdpr personuppgifter radera registerutdrag dataskydd',
  ],
  ['Kakor', '/kundservice/kakor', 'Vilka kakor webbplatsen använder och hur du väljer.', 'cookies kakor samtycke'],
  [
    'Tillgänglighet',
    '/kundservice/tillganglighet',
    'Hur vi arbetar för att alla ska kunna använda webbplatsen.',
    'tillgänglighetsredogörelse skärmläsare wcag',
  ],
  [
    'Villkor för Älgört Plus',
    '/kundklubb/kundklubb-villkor',
    'Poäng, nivåer, bonuscheckar och hur medlemskapet avslutas.',
    'kundklubb poäng bonuscheck nivå medlem villkor',
  ],
  [
    'Villkor för påminnelser',
    '/remindersterms',
    'Vad du kan bli påmind om, när och hur, och hur du slutar.',
    'påminnelse notis sms e-post recept högkostnadsskydd villkor',
  ],
  [
    'Bli medlem i Älgört Plus',
    '/kundklubb-registrering/',
    'Samla poäng på köpen och få bonuscheckar och medlemspriser.',
    'kundklubb registrera medlem bonus',
  ],
  [
    'Hitta apotek',
    '/apotek',
    'Öppettider, adress och telefon till våra apotek och ombud.',
    'butik öppettider karta ombud apotek nära mig',
  ],
  [
    'Råd om hälsa',
    '/rad',
    'Våra farmaceuters råd om egenvård, från förkylning till resapotek.',
    'rådgivning egenvård råd farmaceut',
  ],
  ['Varumärken', '/varumarken', 'Alla varumärken i sortimentet från A till Ö.', 'märken tillverkare'],
  [
    'Kampanjer',
    '/campaigns',
    'Erbjudanden som gäller just nu, alltid med lägsta pris de senaste 30 dagarna.',
    'erbjudanden rea rabatt kampanj',
  ],
  [
    'Medlemserbjudanden',
    '/kategori/erbjudanden/medlemserbjudanden/',
    'Det som är billigare för medlemmar i Älgört Plus.',
    'medlemspris erbjudanden klubb',
  ],
  [
    'Shoppa live',
    '/shoppa-live-pa-algort',
    'Direktsändningar där våra farmaceuter visar produkter och svarar på frågor.',
    'live sändning livesändning video',
  ],
  [
    'Rekommenderat efter vädret',
    '/weather-recommendations',
    'Vad vädret där du är gör bra att ha hemma.',
    'väder sol pollen kyla',
  ],
  ['Spåra din leverans', '/tracking', 'Se var paketet är.', 'spåra paket leverans kollinummer'],
  [
    'Mina recept',
    '/mina-recept',
    'Se dina recept och beställ dina läkemedel med e-legitimation.',
    'recept e-recept läkemedel fullmakt',
  ],
];

export const SHOP_PAGES: readonly SitePage[] = PAGES.map(([title, url, summary, words]) => ({
  breadcrumbs: [{ name: title, url }],
  isAdvisoryPage: false,
  metaDescription: summary,
  ...{ summary, title, url },
  name: title,
  text: `${title} ${summary} ${words}`,
}));
