import { ERIK, SAMIRA, section, type AdviceSource } from './source.js';

const topic = 'Mun och ögon';

export const mouthAndEyes: readonly AdviceSource[] = [
  {
    slug: 'munhalsa',
    title: 'Friska tänder och tandkött',
    topic,
    summary: 'Två minuter, två gånger om dagen, två centimeter fluortandkräm. Och så rent mellan tänderna.',
    sections: [
      section(
        'Borsta rätt',
        'Håll borsten snett mot tandköttet och borsta med små rörelser. Spotta ut men skölj inte, så stannar fluoren kvar. Byt borste var tredje månad.',
      ),
      section(
        'Mellan tänderna',
        'Dit når inte borsten. Mellanrumsborste i rätt storlek är effektivast, tandtråd passar där det är trångt. Blöder tandköttet de första dagarna är det ofta ett tecken på att det behövs.',
      ),
      section('Muntorrhet och blåsor', 'Många läkemedel gör munnen torr, och då ökar risken för karies.', [
        'Drick vatten ofta och undvik sött mellan måltiderna.',
        'Sugtabletter och gel ökar saliven.',
        'Fluorsköljning ger extra skydd.',
        'Munblåsor läker av sig själva på en till två veckor.',
      ]),
    ],
    seekCare: [
      'Tandköttet blöder fortfarande efter två veckors noggrann rengöring – gå till tandläkare.',
      'Du har tandvärk, svullnad eller feber.',
      'Ett sår i munnen har inte läkt på tre veckor.',
    ],
    reviewedBy: SAMIRA,
    reviewedOn: '2026-02-09',
    categories: ['mun-och-tander/tandkram', 'mun-och-tander/mellanrum', 'mun-och-tander/tandborstar'],
  },
  {
    slug: 'ogon',
    title: 'Torra, röda eller kliande ögon',
    topic,
    summary:
      'Skavande ögon beror ofta på torr luft, skärm eller allergi. Rätt droppar lindrar, men ibland ska en läkare titta.',
    sections: [
      section(
        'Torra ögon',
        'Tårersättning kan användas så ofta du behöver. Behöver du droppa mer än fyra gånger om dagen, välj droppar utan konserveringsmedel. Blinka medvetet framför skärmen.',
      ),
      section(
        'Ögoninflammation',
        'Vid förkylning blir ögonen ofta röda och kladdiga. Tvätta med ljummet vatten inifrån näsan och utåt, en ny kompress för varje öga. Det går oftast över på en vecka utan antibiotika.',
      ),
      section(
        'Har du linser?',
        'Ta ut linserna när ögonen är röda, och använd inte droppar med konserveringsmedel med linserna i.',
        ['Tvätta händerna före.', 'Kasta öppnade droppar när bipacksedeln säger det.'],
      ),
    ],
    seekCare: [
      'Du ser sämre, är mycket ljuskänslig eller har ont i ögat – sök vård genast.',
      'Du har fått något frätande i ögat – skölj länge och ring 112.',
      'Du använder linser och får ett rött, smärtande öga.',
      'Ett nyfött barn har kladdiga ögon.',
    ],
    reviewedBy: ERIK,
    reviewedOn: '2026-04-07',
    categories: ['receptfria-lakemedel/ogon-och-oron', 'receptfria-lakemedel/allergi'],
  },
];
