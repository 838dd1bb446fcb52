export const layoutTexts = {
  skip: 'Hoppa till innehållet',
  home: 'Älgört, till startsidan',
  search: 'Sök vara eller besvär',
  searchButton: 'Sök',
  range: 'Sortiment',
  closeMenu: 'Stäng menyn',
  menuFailed: 'Menyn gick inte att hämta.',
  allCategories: 'Alla kategorier',
  allOf: (name: string) => `Visa allt i ${name}`,
  shortcuts: 'Genvägar',
  shortcutLinks: [
    { to: '/campaigns', text: 'Kampanjer' },
    { to: '/varumarken', text: 'Varumärken' },
    { to: '/rad', text: 'Råd' },
    { to: '/apotek', text: 'Hitta apotek' },
    { to: '/mina-recept', text: 'Mina recept' },
  ],
  account: 'Konto och favoriter',
  login: 'Logga in',
  mine: 'Mina sidor',
  favourites: (count: number) => (count === 0 ? 'Favoriter' : `Favoriter, ${count} st`),
  cart: (count: number) => (count === 0 ? 'Varukorg, tom' : `Varukorg, ${count} st`),
  cartShort: 'Varukorg',
  added: (count: number) => `${count} st har lagts i varukorgen.`,
  promisesLabel: 'Våra löften',
  promises: ['Legitimerade farmaceuter', 'Leverans på 1–2 vardagar', '14 dagars ångerrätt'],
  toCart: 'Till varukorgen',
  close: 'Stäng',
} as const;

/** Shown until the content store answers with columns of its own. */
export const footerTexts = {
  columns: [
    {
      title: 'Kundservice',
      links: [
        { url: '/kundservice', name: 'Kontakta oss' },
        { url: '/tracking', name: 'Spåra din leverans' },
        { url: '/kundservice/kopvillkor', name: 'Köpvillkor' },
        { url: '/kundservice/kopvillkor#angerratt', name: 'Ångerrätt och retur' },
        { url: '/apotek', name: 'Hitta apotek' },
      ],
    },
    {
      title: 'Älgört Plus',
      links: [
        { url: '/member/', name: 'Min klubb' },
        { url: '/kundklubb-registrering/', name: 'Bli medlem' },
        { url: '/kategori/erbjudanden/medlemserbjudanden/', name: 'Medlemserbjudanden' },
        { url: '/kundklubb/kundklubb-villkor', name: 'Klubbens villkor' },
        { url: '/member/minakop', name: 'Mina köp' },
      ],
    },
    {
      title: 'Om Älgört',
      links: [
        { url: '/rad', name: 'Råd om hälsa' },
        { url: '/kundservice/integritetspolicy', name: 'Integritetspolicy' },
        { url: '/kundservice/kakor', name: 'Kakor' },
        { url: '/kundservice/kakor#cookieinstallningar', name: 'Cookieinställningar' },
        { url: '/kundservice/tillganglighet', name: 'Tillgänglighet' },
      ],
    },
  ],
  licenceTitle: 'Godkänt nätapotek',
  licence:
    'Tillståndshavare: Älgört Apotek AB, org.nr 559000-0000. Företaget har Läkemedelsverkets tillstånd att bedriva öppenvårdsapotek och säljer läkemedel på nätet under dess tillsyn. Läkemedelsansvarig farmaceut nås genom kundservice.',
  authority: 'Tillsyn: Läkemedelsverket, Box 26, 751 03 Uppsala, 018-17 46 00',
  authorityLink: 'lakemedelsverket.se',
  officer: 'Dataskyddsombud: dataskyddsombud@algort.example',
  badge: 'Klicka här för att kontrollera om denna webbplats är laglig',
  badgeNote: 'Märket visas när tillståndet är registrerat. Det här är en tecknad förlaga.',
  test: 'Testmiljö: inget köp blir av på riktigt, och inga riktiga personuppgifter ska användas.',
  rights: '© Älgört Apotek AB',
} as const;
