import { ERIK, MAJA, section, type AdviceSource } from './source.js';

const topic = 'Förkylning och infektion';

export const infection: readonly AdviceSource[] = [
  {
    slug: 'forkylning',
    title: 'Förkylning: lindra besvären medan kroppen läker',
    topic,
    summary:
      'En förkylning går över av sig själv, oftast inom en till två veckor. Så lindrar du nästäppa, halsont och feber under tiden.',
    sections: [
      section(
        'Vad som händer i kroppen',
        'Förkylning orsakas av virus, och det finns ett par hundra olika. Slemhinnorna i näsa och hals svullnar, näsan rinner och du kan känna dig frusen och trött. Antibiotika hjälper inte mot virus.',
      ),
      section('Det här kan du göra själv', 'Mycket går att lindra utan läkemedel.', [
        'Vila och drick lite extra, gärna varmt.',
        'Höj huvudändan på sängen om näsan är täppt.',
        'Skölj näsan med koksaltlösning.',
        'Tvätta händerna ofta så att du inte smittar andra.',
      ]),
      section('Receptfria läkemedel', [
        'Avsvällande nässpray öppnar en täppt näsa. Använd den i högst tio dagar i följd, annars kan slemhinnan svullna av själva sprayen.',
        'Paracetamol eller ibuprofen dämpar feber och värk. Ta inte två läkemedel med samma verksamma ämne samtidigt, och läs alltid bipacksedeln.',
      ]),
    ],
    seekCare: [
      'Du har feber över 38 grader i mer än fyra dygn.',
      'Du blir sämre efter att först ha blivit bättre.',
      'Du får svårt att andas eller ont i bröstet – ring 112 om det är bråttom.',
      'Du har ett nedsatt immunförsvar eller en kronisk lungsjukdom.',
    ],
    reviewedBy: MAJA,
    reviewedOn: '2026-09-14',
    categories: [
      'receptfria-lakemedel/forkylning-hosta-och-halsont',
      'receptfria-lakemedel/nastappa',
      'mat-och-dryck/halstabletter',
    ],
  },
  {
    slug: 'hosta',
    title: 'Hosta: torr, slemmig eller långvarig',
    topic,
    summary:
      'Hosta skyddar luftvägarna och brukar följa på en förkylning. Här läser du vad som lindrar och när hostan bör undersökas.',
    sections: [
      section(
        'Därför hostar du',
        'När luftrören är irriterade utlöses en reflex som ska göra dem rena. Efter en förkylning är slemhinnan känslig, och hostan kan sitta i några veckor trots att infektionen är över.',
      ),
      section(
        'Torrhosta',
        'Vid rethosta lindrar varm dryck, halstabletter och honung. Ge aldrig honung till barn under ett år. Hostdämpande läkemedel kan hjälpa dig att sova, men passar inte alla; fråga på apoteket.',
      ),
      section(
        'Slemhosta',
        'Slemlösande läkemedel gör slemmet tunnare så att det blir lättare att hosta upp. Drick ordentligt och undvik rök. Brustabletter löses i ett helt glas vatten.',
        ['Rör på dig om du orkar; det hjälper slemmet att lossna.', 'Sov med huvudet högt.'],
      ),
    ],
    seekCare: [
      'Hostan har varat längre än sex veckor.',
      'Du hostar blod eller får svårt att andas.',
      'Du har feber och hög puls eller känner dig mycket sjuk.',
      'Ett barn har skällande hosta och svårt att få luft.',
    ],
    reviewedBy: ERIK,
    reviewedOn: '2026-09-14',
    categories: [
      'receptfria-lakemedel/forkylning-hosta-och-halsont',
      'mat-och-dryck/halstabletter',
      'mat-och-dryck/te-och-honung',
    ],
  },
  {
    slug: 'halsont',
    title: 'Halsont: när räcker egenvård?',
    topic,
    summary:
      'Ont i halsen går oftast över på en vecka. Läs hur du lindrar smärtan och hur halsfluss skiljer sig från en förkylning.',
    sections: [
      section(
        'Virus eller halsfluss',
        'Har du också snuva, hosta eller heshet är det nästan alltid virus. Vid halsfluss är halsen ofta mycket öm, du har feber och svullna körtlar på halsen, men ingen snuva.',
      ),
      section(
        'Lindra smärtan',
        'Kall eller varm dryck, glass och sugtabletter minskar irritationen. Paracetamol dämpar smärta och feber. Sugtabletter med bedövande ämne hjälper korta stunder; ta dem inte precis innan du äter något hett.',
      ),
      section('Smitta', 'Tvätta händerna och dela inte glas eller tandborste så länge du är sjuk.', [
        'Byt tandborste när du är frisk igen.',
        'Stanna hemma så länge du har feber.',
      ]),
    ],
    seekCare: [
      'Du har svårt att svälja saliv, gapa eller andas – sök vård genast.',
      'Du har feber och mycket ont i halsen utan förkylning.',
      'Halsontet har inte blivit bättre efter tre till fyra dagar.',
    ],
    reviewedBy: ERIK,
    reviewedOn: '2026-08-31',
    categories: ['receptfria-lakemedel/forkylning-hosta-och-halsont', 'mat-och-dryck/halstabletter'],
  },
];
