import { ERIK, MAJA, SAMIRA, section, type AdviceSource } from './source.js';

const topic = 'Allergi, hud och hår';

export const skin: readonly AdviceSource[] = [
  {
    slug: 'pollenallergi',
    title: 'Pollenallergi: kom igång i tid',
    topic,
    summary:
      'Med rätt behandling, gärna redan före säsongen, klarar de flesta pollenallergiker våren utan att hålla sig inne.',
    sections: [
      section(
        'Vanliga besvär',
        'Rinnande ögon, klåda, nysningar och nästäppa är typiskt. Lövträden blommar på våren, gräs vid midsommar och gråbo på sensommaren; vilka dagar som är värst ser du i pollenprognosen.',
      ),
      section('Tre slags läkemedel', 'De kan användas var för sig eller tillsammans.', [
        'Antihistamintabletter, helst av en sort som inte gör dig trött.',
        'Nässpray med kortison, som verkar bäst om du börjar en till två veckor före säsongen.',
        'Ögondroppar vid klåda och rinnande ögon.',
      ]),
      section(
        'Mindre pollen i vardagen',
        'Torka tvätten inne, vädra på natten eller efter regn och skölj håret innan du lägger dig.',
      ),
    ],
    seekCare: [
      'Du får pip i bröstet, hosta om natten eller svårt att andas.',
      'Receptfri behandling hjälper inte tillräckligt efter två till fyra veckor.',
      'Du svullnar i ansikte eller hals – ring 112.',
    ],
    reviewedBy: MAJA,
    reviewedOn: '2026-02-23',
    categories: ['receptfria-lakemedel/allergi', 'receptfria-lakemedel/nastappa', 'receptfria-lakemedel/ogon-och-oron'],
  },
  {
    slug: 'solskydd',
    title: 'Solskydd för hela familjen',
    topic,
    summary: 'Skugga, kläder och solskyddskräm i den ordningen. Så skyddar du huden och väljer rätt faktor.',
    sections: [
      section(
        'Skugga och kläder först',
        'Solen är starkast mellan klockan 11 och 15. Tunna, täta kläder, hatt och solglasögon skyddar bättre än kräm, och barn under ett år ska inte vara i direkt sol.',
      ),
      section(
        'Rätt solskyddskräm',
        'Välj minst faktor 30 med skydd mot både UVA och UVB. Smörj på rikligt, ungefär en handfull till en vuxen kropp, och smörj om varannan timme och efter bad.',
        [
          'Glöm inte öron, nacke och fötter.',
          'Parfymfri kräm passar känslig hud.',
          'Kasta kräm som luktar eller har skurit sig.',
        ],
      ),
      section(
        'Om du har bränt dig',
        'Gå ur solen, svalka huden och drick. Mjukgörande lotion och svala omslag lindrar, liksom en mild hydrokortisonkräm på små områden.',
      ),
    ],
    seekCare: [
      'Du har blåsor över ett stort område eller får feber och frossa.',
      'Ett litet barn har bränt sig.',
      'Ett födelsemärke ändrar form, färg eller storlek.',
    ],
    reviewedBy: SAMIRA,
    reviewedOn: '2026-04-20',
    categories: ['hudvard/sol', 'hudvard/kropp'],
  },
  {
    slug: 'eksem',
    title: 'Eksem och torr hud',
    topic,
    summary:
      'Mjukgörande kräm varje dag är grunden. Vid skov kan kortisonkräm behövas, och då räcker ofta en kort tid.',
    sections: [
      section(
        'Smörj ofta, smörj mycket',
        'Smörj minst två gånger om dagen och alltid efter dusch, medan huden ännu är lite fuktig. Fet kräm passar på vintern, lättare kräm på sommaren. Karbamid gör huden mjuk men kan svida på barn.',
      ),
      section(
        'Kortisonkräm vid skov',
        'Hydrokortison finns utan recept. Smörj tunt en gång om dagen tills det har läkt och trappa sedan ner. Använd den inte i ansiktet eller på barn under två år utan råd från vården.',
      ),
      section(
        'Undvik det som retar',
        'Tvätta med olja eller mild tvål, duscha kort och ljummet och välj bomull närmast huden.',
        ['Torka händerna noga.', 'Använd handskar vid våtarbete, med bomullsvantar under.'],
      ),
    ],
    seekCare: [
      'Eksemet vätskar, gör ont eller får gula skorpor.',
      'Det blir inte bättre efter en till två veckors behandling.',
      'Klådan gör att du inte kan sova.',
    ],
    reviewedBy: SAMIRA,
    reviewedOn: '2026-01-19',
    categories: ['hudvard/eksem-och-torr-hud', 'hudvard/hander-och-fotter', 'receptfria-lakemedel/hud-och-svamp'],
  },
  {
    slug: 'har-och-harbotten',
    title: 'Hår och hårbotten: mjäll, klåda och håravfall',
    topic,
    summary:
      'Mjäll går ofta att få bort med rätt schampo. Vissa sorters håravfall går att bromsa, andra går över av sig själva.',
    sections: [
      section(
        'Mjäll',
        'Mjäll beror ofta på en jästsvamp som finns på all hud. Ett schampo med svampdödande ämne används två gånger i veckan i fyra veckor. Låt det verka i några minuter innan du sköljer.',
      ),
      section(
        'Torr och kliande hårbotten',
        'Tvätta med milt schampo utan parfym och undvik hett vatten. Ofta räcker det att tvätta varannan dag.',
      ),
      section(
        'Håravfall',
        'Att tappa upp till hundra hårstrån om dagen är normalt. Efter feber, förlossning eller stress kan du tappa mer i några månader. Ärftligt håravfall kan bromsas med läkemedel på hårbottnen så länge du använder dem.',
      ),
    ],
    seekCare: [
      'Du tappar hår fläckvis eller mycket plötsligt.',
      'Hårbottnen är sårig eller vätskar.',
      'Mjället är kvar efter fyra veckors behandling.',
    ],
    reviewedBy: ERIK,
    reviewedOn: '2026-03-16',
    categories: ['har/mjall', 'har/haravfall', 'har/schampo'],
  },
];
