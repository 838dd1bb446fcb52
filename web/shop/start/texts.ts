export const startTexts = {
  title: 'Älgört – apotek på nätet',
  description:
    'Svenskt nätapotek med receptfria läkemedel, hudvård och hälsa. Legitimerade farmaceuter, snabb leverans och poäng på allt du handlar.',
  heroTitle: 'Lindring, omtanke och lite sommaräng.',
  heroText:
    'Receptfritt, hudvård och hälsa, utvalt av legitimerade farmaceuter. Beställ före 15, så går det iväg i dag.',
  heroBuy: 'Hitta din lindring',
  heroJoin: 'Bli medlem',
  categories: 'Vad behöver du hjälp med?',
  campaigns: 'Aktuellt',
  popular: 'Mest köpt just nu',
  news: 'Nytt i sortimentet',
  advice: 'Råd från våra farmaceuter',
  reduced: 'Nedsatt pris',
  liveNow: 'Sänds nu',
  liveHost: (host: string) => `Med ${host}`,
  liveWatch: 'Titta nu',
  liveMore: 'Läs mer om sändningen',
  all: 'Visa alla',
  clubTitle: 'Älgört Plus. Poäng på varje krona.',
  clubText:
    'Varje krona ger en poäng, och var tusende poäng blir en bonuscheck. Ju mer du samlar på ett år, desto större blir bonusen.',
  clubJoin: 'Gå med gratis',
  clubRead: 'Så fungerar klubben',
  clubPoints: (from: number) => (from === 0 ? 'från första kronan' : `från ${from} poäng`),
  trust: [
    {
      title: 'Fråga en farmaceut',
      text: 'Legitimerade farmaceuter svarar om läkemedel, biverkningar och kombinationer.',
    },
    {
      title: 'Godkänt av Läkemedelsverket',
      text: 'Vi har tillstånd att bedriva öppenvårdsapotek och står under tillsyn.',
    },
    { title: 'Hemma på 1–2 vardagar', text: 'Till dörren, paketskåpet eller ombudet. Diskret förpackat, alltid.' },
    {
      title: '14 dagars ångerrätt',
      text: 'Ångrar du dig får du pengarna tillbaka inom 14 dagar från returen. Läkemedel tar vi inte tillbaka.',
    },
  ],
} as const;
