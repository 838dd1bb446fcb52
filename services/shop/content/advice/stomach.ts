import { ERIK, MAJA, section, type AdviceSource } from './source.js';

const topic = 'Mage och kost';

export const stomach: readonly AdviceSource[] = [
  {
    slug: 'magen',
    title: 'Orolig mage: halsbränna, gaser och förstoppning',
    topic,
    summary: 'Små ändringar i vad och när du äter gör ofta stor skillnad. Här är råden för tre vanliga besvär.',
    sections: [
      section(
        'Halsbränna',
        'Ät mindre portioner, undvik att äta sent och höj sängens huvudända. Syraneutraliserande tabletter hjälper för stunden; läkemedel som minskar syran verkar längre och tas enligt bipacksedeln i högst två veckor utan läkare.',
      ),
      section(
        'Gaser',
        'Ät långsamt och prova att minska på lök, bönor och kolsyrade drycker. Läkemedel som löser upp gasbubblor är skonsamma och kan tas vid behov.',
      ),
      section('Förstoppning', 'Fibrer, vatten och rörelse är grunden.', [
        'Öka fibrerna långsamt, annars blir magen gasig.',
        'Gå på toaletten när du känner behov.',
        'Bulkmedel och makrogol kan användas längre, tarmretande medel bara en kort tid.',
      ]),
    ],
    seekCare: [
      'Du har blod i avföringen eller svart avföring.',
      'Du går ner i vikt utan att vilja det eller får svårt att svälja.',
      'Du får plötsligt mycket ont i magen – ring 112 om smärtan är svår.',
      'Besvären är nya och du är över 50 år.',
    ],
    reviewedBy: MAJA,
    reviewedOn: '2026-05-11',
    categories: ['receptfria-lakemedel/mage-och-tarm', 'kosttillskott/probiotika'],
  },
  {
    slug: 'magsjuka',
    title: 'Magsjuka: ersätt vätskan',
    topic,
    summary: 'Kräksjuka går över på några dagar. Det viktigaste är att få i sig vätska och att inte smitta andra.',
    sections: [
      section(
        'Drick lite och ofta',
        'En klunk var femte till tionde minut stannar lättare kvar. Vätskeersättning ger salter och socker i rätt mängd och är viktigast för små barn, äldre och den som tar vattendrivande läkemedel.',
      ),
      section(
        'Mat och läkemedel',
        'Ät när du vill, och det du tål. Stoppande läkemedel kan hjälpa vuxna vid diarré, men ska inte användas vid hög feber eller blod i avföringen.',
      ),
      section('Så smittar du inte', 'Handsprit räcker inte mot vinterkräksjuka.', [
        'Tvätta händerna med tvål och vatten.',
        'Rengör toaletten ofta.',
        'Stanna hemma till två dygn efter att besvären har slutat.',
      ]),
    ],
    seekCare: [
      'Ett litet barn kissar mindre än vanligt, är slött eller har insjunkna ögon.',
      'Du kan inte behålla någon vätska på ett dygn.',
      'Du har blod i avföringen eller svår magsmärta.',
      'Du har diabetes och kan inte äta.',
    ],
    reviewedBy: ERIK,
    reviewedOn: '2026-10-26',
    categories: ['mat-och-dryck/vatskeersattning', 'receptfria-lakemedel/mage-och-tarm'],
  },
  {
    slug: 'd-vitamin',
    title: 'D-vitamin under det mörka halvåret',
    topic,
    summary: 'Solen räcker inte på vintern i Sverige. Så vet du om du behöver tillskott, och hur mycket som är lagom.',
    sections: [
      section(
        'Därför behövs det',
        'D-vitamin behövs för skelett, muskler och immunförsvar. Från oktober till mars står solen för lågt för att huden ska kunna bilda något.',
      ),
      section(
        'Mat som ger D-vitamin',
        'Fet fisk, ägg och berikade mejeri- och växtbaserade drycker ger mest. Äter du fisk två till tre gånger i veckan räcker det ofta långt.',
      ),
      section('Vem som bör ta tillskott', 'Livsmedelsverket ger råd om tillskott till några grupper.', [
        'Alla barn under två år, som droppar.',
        'Den som är över 75 år.',
        'Den som täcker huden eller sällan är ute.',
        'Den som inte äter fisk eller berikade livsmedel.',
      ]),
      section(
        'Mer är inte bättre',
        'Vuxna ska inte ta mer än 100 mikrogram om dagen. För mycket under lång tid kan skada njurarna.',
      ),
    ],
    seekCare: [
      'Du har muskelvärk eller är ovanligt trött under lång tid.',
      'Du har en njursjukdom eller tar hjärtläkemedel och funderar på tillskott.',
    ],
    reviewedBy: MAJA,
    reviewedOn: '2026-10-12',
    categories: ['kosttillskott/d-vitamin', 'vitaminer-och-mineraler/multivitaminer'],
  },
];
