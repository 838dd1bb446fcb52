import { line, series, type Department } from './line.js';

const SIZES = 'Storlek: S|M|L|XL';

export const wounds: Department = {
  path: 'sar-plaster-och-forsta-hjalpen',
  vatClass: 'goods',
  brands: ['Älgört', 'Läkvik', 'Plåstra', 'Skrubbis', 'Sårlund'],
  series: series(`
    Mjuk – är snäll mot tunn och känslig hud
    Vattentät – sitter kvar i dusch och bad
    Barn – har glada motiv
    Aqua – släpper igenom luft men inte vatten
    Proffs – är densamma som vården använder
    Resa – kommer i liten och tålig förpackning
    Steril – är styckvis förpackad`),
  usage:
    'Rengör såret och torka huden runt om innan du sätter på förbandet. Byt när det blir blött eller smutsigt. Sök vård vid tecken på infektion.',
  contents: ['Polyuretanfilm', 'Akrylatlim', 'Viskos', 'Hydrokolloid', 'Natriumklorid', 'Bomull'],
  lines: [
    line(
      'plaster',
      'Plåster',
      'plasters',
      35,
      '10 st|20 st|40 st',
      'som följer hudens rörelser',
      'Storlek: Små|Mellan|Stora|Mix',
    ),
    line(
      'plaster',
      'Fingerplåster',
      'plasters',
      39,
      '10 st|16 st',
      'som är formade för knogar och fingertoppar',
      'Material: Textil|Plast',
    ),
    line('plaster', 'Plåster på rulle', 'roll', 45, '1 m|5 m', 'som klipps till rätt längd', 'Bredd: 4 cm|6 cm|8 cm'),
    line(
      'skavsar',
      'Skavsårsplåster',
      'plasters',
      69,
      '5 st|8 st',
      'som lindrar direkt och påskyndar läkning',
      'Storlek: Häl|Tå|Mix',
    ),
    line('skavsar', 'Skavsårsstift', 'stick', 65, '8 ml', 'som minskar friktionen i skon'),
    line('sarvard', 'Sårtvätt', 'spray', 59, '50 ml|100 ml|250 ml', 'med koksaltlösning som inte svider'),
    line('sarvard', 'Sårsalva', 'tube', 69, '20 g|50 g', 'som håller såret fuktigt så att det läker snabbare'),
    line(
      'sarvard',
      'Kompress',
      'sachets',
      35,
      '5 st|10 st|25 st',
      'av mjuk fiberduk',
      'Storlek: 5 x 5 cm|7,5 x 7,5 cm|10 x 10 cm',
    ),
    line('bandage', 'Elastisk binda', 'roll', 39, '4 m|5 m', 'som ger lagom stöd', 'Bredd: 6 cm|8 cm|10 cm'),
    line(
      'bandage',
      'Första hjälpen-väska',
      'pouch',
      249,
      '1 st',
      'med det viktigaste för hem, bil och båt',
      'Storlek: Liten|Stor',
    ),
  ],
};

export const devices: Department = {
  path: 'hjalpmedel-och-tester',
  vatClass: 'goods',
  brands: ['Älgört', 'Mätvik', 'Kollra', 'Pulsholm', 'Testina'],
  series: series(`
    Hem – är enkel att använda på egen hand
    Komfort – har stor och tydlig visning
    Snabb – ger svar på kort tid
    Exakt – är kliniskt utvärderad
    Duo – kan användas av två personer
    Familj – passar alla åldrar`),
  usage:
    'Läs bruksanvisningen noga före användning. Kontakta vården om resultatet oroar dig. CE-märkt medicinteknisk produkt.',
  contents: ['Mätare', 'Bruksanvisning på svenska', 'Batterier', 'Förvaringspåse'],
  lines: [
    line(
      'blodtryck',
      'Blodtrycksmätare överarm',
      'device',
      499,
      '1 st',
      'som mäter under uppblåsningen och sparar dina värden',
      'Manschett: 22–32 cm|22–42 cm',
    ),
    line('blodtryck', 'Blodtrycksmätare handled', 'device', 399, '1 st', 'som är lätt att ta med'),
    line(
      'graviditetstest',
      'Graviditetstest',
      'pen',
      49,
      '1 st|2 st|5 st',
      'som kan användas redan fyra dagar före utebliven mens',
      'Typ: Sticka|Digitalt',
    ),
    line(
      'graviditetstest',
      'Ägglossningstest',
      'pen',
      129,
      '7 st|10 st|20 st',
      'som visar dina mest fruktsamma dagar',
      'Typ: Sticka|Digitalt',
    ),
    line(
      'termometer',
      'Febertermometer',
      'pen',
      79,
      '1 st',
      'med mjuk spets och svar på tio sekunder',
      'Färg: Vit|Blå|Rosa',
    ),
    line('termometer', 'Örontermometer', 'device', 349, '1 st', 'som mäter på en sekund'),
    line(
      'sjalvtester',
      'Självtest',
      'box',
      99,
      '1 st|2 st|5 st',
      'som ger svar hemma inom femton minuter',
      'Test: Covid|Influensa|Järnbrist|D-vitamin|Urinvägsinfektion|Gluten',
    ),
    line(
      'dosetter',
      'Dosett',
      'card',
      69,
      '1 st',
      'som håller ordning på veckans läkemedel',
      'Fack: 7 fack|14 fack|28 fack',
    ),
    line('dosetter', 'Tablettdelare', 'card', 59, '1 st', 'med säkert knivblad', 'Färg: Klar|Blå'),
  ],
};

export const support: Department = {
  path: 'stod-och-kompression',
  vatClass: 'goods',
  brands: ['Älgört', 'Stödvik', 'Rörlund', 'Ledra', 'Kompressa'],
  series: series(`
    Bas – ger lätt stöd i vardagen
    Aktiv – sitter kvar under träning
    Fast – ger kraftigt stöd efter skada
    Värme – håller leden varm och rörlig
    Luft – är vävd så att huden andas
    Resa – motverkar svullna ben på långa resor`),
  usage: 'Mät enligt måttabellen på förpackningen. Ta av om huden domnar eller blir blek. Handtvätt i 30 grader.',
  contents: ['Nylon 62 %', 'Elastan 20 %', 'Bomull 18 %'],
  lines: [
    line('leder', 'Knästöd', 'card', 199, '1 st', 'som avlastar knäet', SIZES),
    line('leder', 'Handledsstöd', 'card', 149, '1 st', 'som stadgar handleden utan att hindra fingrarna', SIZES),
    line('leder', 'Fotledsstöd', 'card', 169, '1 st', 'som ger trygghet efter en stukning', SIZES),
    line('leder', 'Ryggstöd', 'card', 349, '1 st', 'som avlastar ländryggen', SIZES),
    line(
      'stodstrumpor',
      'Stödstrumpa',
      'stocking',
      149,
      '1 st|2 st',
      'med avtagande tryck från ankeln',
      'Storlek: 36–38|39–41|42–44|45–47',
    ),
    line('stodstrumpor', 'Flygstrumpa', 'stocking', 129, '1 st', 'för långa resor', 'Storlek: 36–38|39–41|42–44|45–47'),
    line(
      'tejp',
      'Kinesiotejp',
      'roll',
      119,
      '5 m',
      'som är elastisk och håller i flera dagar',
      'Färg: Svart|Blå|Beige|Rosa',
    ),
    line('tejp', 'Idrottstejp', 'roll', 59, '10 m', 'utan stretch för fast stöd', 'Bredd: 2,5 cm|3,8 cm|5 cm'),
  ],
};

export const training: Department = {
  path: 'traning',
  vatClass: 'food',
  brands: ['Älgört', 'Kraftborg', 'Uthål', 'Fjällfart'],
  series: series(`
    Bas – är enkel och ren
    Max – har mer av allt
    Vegan – bygger på ärt- och risprotein
    Light – är utan tillsatt socker
    Elit – är kontrollerad för tävlingsidrott
    Trail – tål ryggsäck och regn`),
  usage: 'Blanda enligt anvisningen och drick i samband med träning. Kosttillskott ersätter inte en varierad kost.',
  contents: [
    'Vassleprotein',
    'Kolhydrater',
    'Kakao',
    'Arom',
    'Sötningsmedel (sukralos)',
    'Kaliumklorid',
    'Kreatinmonohydrat',
  ],
  lines: [
    line(
      'protein-och-energi',
      'Proteinpulver',
      'pouch',
      249,
      '500 g|1 kg',
      'med 23 gram protein per portion',
      'Smak: Choklad|Vanilj|Jordgubb|Naturell',
    ),
    line(
      'protein-och-energi',
      'Proteinbar',
      'sachets',
      27,
      '55 g|12 x 55 g',
      'med krispigt överdrag',
      'Smak: Karamell|Kokos|Hasselnöt|Lakrits',
    ),
    line(
      'protein-och-energi',
      'Energigel',
      'sachets',
      25,
      '40 g|10 x 40 g',
      'som ger snabb energi under långa pass',
      'Smak: Citron|Cola|Hallon',
    ),
    line('aterhamtning', 'Kreatin', 'pouch', 199, '300 g|500 g', 'för explosiv träning', 'Smak: Naturell|Hallon'),
    line(
      'aterhamtning',
      'Elektrolyter',
      'cylinder',
      59,
      '20 st',
      'som ersätter salter du svettas ut',
      'Smak: Citron|Hallon|Lime',
    ),
  ],
};
