import { ERIK, MAJA, SAMIRA, section, type AdviceSource } from './source.js';

const topic = 'Värk och feber';

export const pain: readonly AdviceSource[] = [
  {
    slug: 'huvudvark',
    title: 'Huvudvärk: spänning, migrän eller något annat',
    topic,
    summary:
      'De flesta får huvudvärk ibland. Lär känna sorterna, välj rätt läkemedel och undvik att själva tabletterna ger mer värk.',
    sections: [
      section(
        'Spänningshuvudvärk',
        'Värken känns som ett band över pannan och sitter ofta på båda sidor. Stress, stela axlar, för lite sömn och för lite vatten är vanliga orsaker. En promenad, värme på nacken och regelbundna måltider hjälper många.',
      ),
      section(
        'Migrän',
        'Migrän kommer i anfall, ofta på ena sidan, med illamående och känslighet för ljus och ljud. Vila i ett mörkt rum. Läkemedel verkar bäst om du tar dem tidigt i anfallet.',
      ),
      section(
        'Smärtstillande på rätt sätt',
        [
          'Paracetamol passar de flesta. Ibuprofen och andra antiinflammatoriska läkemedel ska du undvika om du har haft magsår, har hjärtsvikt eller tar blodförtunnande läkemedel.',
          'Tar du smärtstillande fler än tio till femton dagar i månaden kan det i sig ge huvudvärk.',
        ],
        [
          'Håll dig till lägsta dos som hjälper.',
          'Blanda inte flera smärtstillande utan råd.',
          'Skriv dagbok över när värken kommer.',
        ],
      ),
    ],
    seekCare: [
      'Huvudvärken kommer plötsligt och är den värsta du haft – ring 112.',
      'Du får också feber och stel nacke, förlamning eller svårt att tala – ring 112.',
      'Värken ändrar karaktär eller kommer allt oftare.',
      'Du är gravid och får kraftig huvudvärk.',
    ],
    reviewedBy: MAJA,
    reviewedOn: '2026-06-02',
    categories: ['receptfria-lakemedel/vark-och-feber', 'kosttillskott/magnesium'],
  },
  {
    slug: 'feber-hos-barn',
    title: 'Feber hos barn',
    topic: 'Barn och graviditet',
    summary: 'Feber är kroppens sätt att försvara sig. Hur barnet mår säger mer än siffran på termometern.',
    sections: [
      section(
        'Se till barnet, inte bara till graderna',
        'Ett barn som leker, dricker och svarar dig klarar ofta feber utan läkemedel. Ett barn som är slött, inte vill dricka eller är svårt att få kontakt med behöver bedömas, även om febern är låg.',
      ),
      section('Så hjälper du', 'Klä barnet svalt, erbjud dryck ofta och låt det vila.', [
        'Ge små klunkar många gånger.',
        'Håll rummet svalt men inte kallt.',
        'Mät febern i ändtarmen på små barn.',
      ]),
      section('Febernedsättande läkemedel', [
        'Paracetamol kan ges från tre månaders ålder och ibuprofen från sex månader. Dosera alltid efter barnets vikt och följ bipacksedeln. Är barnet under sex månader, fråga vården först.',
        'Ge aldrig läkemedel med acetylsalicylsyra till barn med feber.',
      ]),
    ],
    seekCare: [
      'Barnet är yngre än tre månader och har 38 grader eller mer – sök vård genast.',
      'Barnet är slött, får svårt att andas eller har stel nacke – ring 112.',
      'Barnet kissar mycket mindre än vanligt eller vill inte dricka.',
      'Febern har varat i mer än fyra dygn.',
      'Barnet får utslag som inte bleknar när du trycker på dem – ring 112.',
    ],
    reviewedBy: SAMIRA,
    reviewedOn: '2026-10-05',
    categories: [
      'receptfria-lakemedel/vark-och-feber',
      'hjalpmedel-och-tester/termometer',
      'mat-och-dryck/vatskeersattning',
    ],
  },
  {
    slug: 'ont-i-leder-och-muskler',
    title: 'Ont i leder och muskler',
    topic,
    summary: 'Träningsvärk, stukning eller artros? Rörelse är nästan alltid en del av behandlingen.',
    sections: [
      section(
        'Efter en stukning',
        'Avbryt, lägg tryckförband och håll foten eller handen högt de första timmarna. Kyla kan dämpa smärtan för stunden. Börja röra leden försiktigt så snart det går.',
      ),
      section(
        'Långvarig ledvärk',
        'Vid artros hjälper styrka och rörlighet mer än vila. Ett stöd eller bra skor kan göra vardagen lättare, och gel med antiinflammatoriskt ämne kan lindra i en enskild led.',
      ),
      section(
        'Tänk på när du använder gel',
        'Läkemedel på huden tas också upp i kroppen. Använd dem inte tillsammans med tabletter av samma sort, inte på sårig hud, och skydda huden mot solen under behandlingen och två veckor efteråt.',
      ),
    ],
    seekCare: [
      'Du kan inte stödja på benet eller leden ser felställd ut.',
      'Leden är röd, varm och svullen och du har feber.',
      'Du har ont i vaden och den är svullen eller öm.',
      'Värken har inte blivit bättre efter två veckor.',
    ],
    reviewedBy: ERIK,
    reviewedOn: '2026-05-18',
    categories: [
      'stod-och-kompression/leder',
      'receptfria-lakemedel/vark-och-feber',
      'kosttillskott/leder-och-muskler',
    ],
  },
];
