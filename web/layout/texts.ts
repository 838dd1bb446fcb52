export const layoutTexts = {
  skip: 'Hoppa till innehållet',
  home: 'Älgört, till startsidan',
  search: 'Sök produkt, varumärke eller besvär',
  searchButton: 'Sök',
  menu: 'Meny',
  categories: 'Kategorier',
  allCategories: 'Alla kategorier',
  login: 'Logga in',
  logout: 'Logga ut',
  mine: 'Mina sidor',
  club: 'Älgört Plus',
  join: 'Bli medlem',
  cart: (count: number) => (count === 0 ? 'Varukorg, tom' : `Varukorg, ${count} st`),
  cartShort: 'Varukorg',
  added: (count: number) => `${count} st har lagts i varukorgen.`,
  promises: ['Legitimerade farmaceuter', 'Leverans på 1–2 vardagar', '14 dagars ångerrätt'],
  toCart: 'Till varukorgen',
  close: 'Stäng',
} as const;

export const footerTexts = {
  columns: [
    {
      title: 'Kundservice',
      links: [
        { to: '/kundservice', text: 'Kontakta oss' },
        { to: '/tracking', text: 'Spåra din leverans' },
        { to: '/kundservice/kopvillkor', text: 'Köpvillkor' },
        { to: '/kundservice/kopvillkor#angerratt', text: 'Ångerrätt och retur' },
      ],
    },
    {
      title: 'Älgört Plus',
      links: [
        { to: '/member/', text: 'Min klubb' },
        { to: '/kundklubb-registrering/', text: 'Bli medlem' },
        { to: '/kundklubb/kundklubb-villkor', text: 'Klubbens villkor' },
        { to: '/member/minakop', text: 'Mina köp' },
      ],
    },
    {
      title: 'Om Älgört',
      links: [
        { to: '/kundservice/integritetspolicy', text: 'Integritetspolicy' },
        { to: '/kundservice/tillganglighet', text: 'Tillgänglighet' },
      ],
    },
  ],
  licenceTitle: 'Godkänt nätapotek',
  licence:
    'Älgört Apotek AB har Läkemedelsverkets tillstånd att bedriva öppenvårdsapotek och säljer läkemedel på nätet under dess tillsyn. Tillståndshavare: Älgört Apotek AB, org.nr 559000-0000. Läkemedelsansvarig farmaceut nås genom kundservice.',
  authority: 'Läkemedelsverket, Box 26, 751 03 Uppsala, 018-17 46 00',
  badge: 'Apotek på nätet',
  badgeNote: 'Platshållare för EU:s gemensamma logotyp',
  test: 'Testmiljö: inget köp blir av på riktigt, och inga riktiga personuppgifter ska användas.',
  rights: '© Älgört Apotek AB',
} as const;
