import { MAJA, SAMIRA, section, type AdviceSource } from './source.js';

const topic = 'Barn och graviditet';

export const family: readonly AdviceSource[] = [
  {
    slug: 'graviditet',
    title: 'Gravid: det här är bra att veta om läkemedel och kosttillskott',
    topic,
    summary:
      'Folsyra före, järn vid behov och försiktighet med smärtstillande. Fråga alltid innan du börjar med något nytt.',
    sections: [
      section(
        'Före och i början',
        'Den som kan bli gravid rekommenderas 400 mikrogram folsyra om dagen, helst från en månad före graviditeten och till och med vecka 12. Det minskar risken för ryggmärgsbråck hos barnet.',
      ),
      section('Vanliga besvär', 'Illamående, halsbränna och förstoppning hör ofta till.', [
        'Ät lite och ofta, gärna något innan du stiger upp.',
        'Syraneutraliserande tabletter går bra mot halsbränna.',
        'Bulkmedel och makrogol går bra mot förstoppning.',
      ]),
      section(
        'Smärtstillande',
        'Paracetamol kan användas tillfälligt. Ibuprofen och andra antiinflammatoriska läkemedel ska undvikas när du försöker bli gravid och under hela graviditeten, och får inte användas de tre sista månaderna.',
      ),
    ],
    seekCare: [
      'Du blöder, har svåra magsmärtor eller får kraftig huvudvärk – ring förlossningen eller 112.',
      'Du känner mindre fosterrörelser än vanligt.',
      'Du kräks så mycket att du inte får behålla dryck.',
    ],
    reviewedBy: SAMIRA,
    reviewedOn: '2026-03-02',
    categories: ['baby-och-foralder/gravid-och-amning', 'hjalpmedel-och-tester/graviditetstest'],
  },
  {
    slug: 'klimakteriet',
    title: 'Klimakteriet: vallningar, sömn och torra slemhinnor',
    topic,
    summary:
      'Besvären är vanliga och går att behandla. Läs vad du kan göra själv och när det är dags att tala med en läkare.',
    sections: [
      section(
        'Vad som händer',
        'När mängden östrogen sjunker, oftast mellan 45 och 55 års ålder, kan du få vallningar, svettningar, sämre sömn och nedstämdhet. Besvären varierar mycket mellan olika personer.',
      ),
      section(
        'Egenvård',
        'Regelbunden motion, svalt sovrum och mindre alkohol och kaffe minskar vallningarna för många. Klä dig i lager.',
      ),
      section(
        'Torra slemhinnor',
        'Torrhet och sveda i underlivet blir inte bättre av sig själv men är lätt att behandla. Återfuktande gel finns utan recept, och lokalt östrogen i låg dos finns både med och utan recept.',
        ['Tvätta bara med vatten eller intimolja.', 'Använd glidmedel vid sex.'],
      ),
    ],
    seekCare: [
      'Du blöder efter klimakteriet, även lite.',
      'Besvären påverkar din vardag; då kan hormonbehandling vara ett alternativ.',
      'Du är under 45 år och har fått tecken på klimakteriet.',
    ],
    reviewedBy: SAMIRA,
    reviewedOn: '2026-08-17',
    categories: [
      'mens-och-klimakteriet/intimvard',
      'receptfria-lakemedel/intim-och-underliv',
      'sex-och-lust/glidmedel',
    ],
  },
  {
    slug: 'babyns-hud',
    title: 'Babyns hud: blöjutslag, mjölkskorv och torrhet',
    topic,
    summary: 'Spädbarnshud är tunn och behöver lite men rätt vård. Mest hjälper luft, olja och torra veck.',
    sections: [
      section(
        'Blöjutslag',
        'Byt blöja ofta, tvätta med ljummet vatten och låt huden lufttorka. Ett tunt lager zinksalva skyddar mot fukt. Är utslagen klarröda med små prickar utanför kan det vara svamp; fråga på apoteket.',
      ),
      section(
        'Mjölkskorv',
        'Smörj in hårbottnen med olja på kvällen, tvätta med milt schampo på morgonen och kamma försiktigt. Upprepa i några dagar.',
      ),
      section(
        'Torr hud',
        'Bada kort, ett par gånger i veckan, med några droppar olja i vattnet. Smörj med en mjukgörande kräm utan parfym.',
      ),
    ],
    seekCare: [
      'Utslagen vätskar, blöder eller sprider sig snabbt.',
      'Barnet har feber och utslag.',
      'Det är inte bättre efter en vecka.',
    ],
    reviewedBy: MAJA,
    reviewedOn: '2026-07-06',
    categories: ['baby-och-foralder/babyhud', 'baby-och-foralder/blojor-och-vatservetter'],
  },
];
