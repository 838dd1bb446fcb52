import { ERIK, MAJA, SAMIRA, section, type AdviceSource } from './source.js';

const topic = 'Livsstil och sömn';

export const lifestyle: readonly AdviceSource[] = [
  {
    slug: 'somn',
    title: 'Sömn: vanor som hjälper dig att somna',
    topic,
    summary: 'Dålig sömn går oftast att vända med vanor. Läkemedel är till för kortare perioder.',
    sections: [
      section(
        'Hur mycket sömn behöver du?',
        'De flesta vuxna mår bra av sju till nio timmar, men det varierar. Hur du känner dig på dagen säger mer än klockan.',
      ),
      section('Goda sömnvanor', 'Kroppen gillar regelbundenhet.', [
        'Gå upp samma tid varje dag, också på helgen.',
        'Var ute i dagsljus på förmiddagen.',
        'Undvik kaffe efter klockan 15 och skärm den sista timmen.',
        'Ligg inte vaken länge; gå upp och gör något lugnt.',
      ]),
      section(
        'Receptfritt',
        'Melatonin kan hjälpa vid jetlag och när dygnsrytmen har förskjutits. Växtbaserade läkemedel kan ge lättare oro och sömnbesvär viss lindring. Kör inte bil om du blir dåsig, och fråga om du tar andra läkemedel.',
      ),
    ],
    seekCare: [
      'Du har sovit dåligt i mer än tre veckor.',
      'Du snarkar kraftigt och är mycket trött på dagen.',
      'Du känner dig nedstämd eller orolig. Har du tankar på att ta ditt liv, ring 112.',
    ],
    reviewedBy: ERIK,
    reviewedOn: '2026-09-28',
    categories: ['receptfria-lakemedel/somn-och-oro', 'kosttillskott/magnesium'],
  },
  {
    slug: 'nikotinavvanjning',
    title: 'Sluta röka och snusa',
    topic,
    summary: 'Med både stöd och nikotinläkemedel ökar chansen att lyckas. Så lägger du upp de första tolv veckorna.',
    sections: [
      section(
        'Sätt ett datum',
        'Välj en dag inom två veckor, berätta för någon och gör dig av med tobaken. De tre första dygnen är värst, sedan minskar suget.',
      ),
      section(
        'Nikotinläkemedel',
        'Plåster ger en jämn nivå hela dagen. Tuggummi, sugtablett och munspray tar toppar av röksug. Den som är mycket beroende kan kombinera plåster med något kortverkande.',
        [
          'Trappa ner under tolv veckor.',
          'Tugga långsamt och låt tuggummit vila mot kinden.',
          'Är du gravid, fråga barnmorskan först.',
        ],
      ),
      section(
        'Stöd',
        'Sluta-linjen ger kostnadsfritt stöd per telefon på 020-84 00 00. Ett återfall är inget misslyckande; det är vanligt att behöva flera försök.',
      ),
    ],
    seekCare: [
      'Du har nyligen haft hjärtinfarkt eller stroke och vill använda nikotinläkemedel.',
      'Du tar läkemedel som kan behöva ändrad dos när du slutar röka.',
      'Du vill ha läkemedel på recept som hjälp att sluta.',
    ],
    reviewedBy: MAJA,
    reviewedOn: '2026-01-05',
    categories: ['receptfria-lakemedel/sluta-roka', 'mat-och-dryck/halstabletter', 'mun-och-tander/munskolj'],
  },
  {
    slug: 'egenvard-vid-diabetes',
    title: 'Egenvård vid diabetes: fötter, hud och sjukdagar',
    topic,
    summary:
      'Med koll på blodsocker, fötter och mun förebygger du besvär. Det här kan du göra själv mellan besöken i vården.',
    sections: [
      section(
        'Se efter fötterna varje dag',
        'Känseln kan vara nedsatt utan att du märker det. Titta efter sår, sprickor och rodnad, också mellan tårna och under foten.',
        [
          'Smörj med karbamidkräm, men inte mellan tårna.',
          'Ha rymliga skor och sömlösa strumpor.',
          'Klipp naglarna rakt.',
        ],
      ),
      section(
        'Mät och anteckna',
        'Följ planen du har fått för hur ofta du ska mäta blodsockret. Mät oftare när du är sjuk, tränar mycket eller har ändrat dos.',
      ),
      section(
        'När du blir sjuk',
        'Drick mycket, mät ofta och sluta aldrig med insulin på egen hand. Har du druvsocker eller söt dryck hemma är du förberedd på lågt blodsocker. Vissa tabletter ska göra uppehåll vid magsjuka; fråga vården.',
      ),
    ],
    seekCare: [
      'Du har ett sår på foten som inte läker – sök vård samma dag.',
      'Du kräks och har högt blodsocker eller ketoner – sök akut.',
      'Du har ofta lågt blodsocker.',
    ],
    reviewedBy: SAMIRA,
    reviewedOn: '2026-11-09',
    categories: ['hudvard/hander-och-fotter', 'hjalpmedel-och-tester/sjalvtester', 'stod-och-kompression/stodstrumpor'],
  },
];
