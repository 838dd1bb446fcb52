import { line, series, type Department } from './line.js';

const TASTE = 'Smak: Citron|Apelsin|Hallon|Fläder';

export const vitamins: Department = {
  path: 'vitaminer-och-mineraler',
  vatClass: 'food',
  brands: ['Älgört', 'Solskär', 'Nordvita', 'Livskälla', 'Vitalund', 'Åkerstyrka'],
  series: series(`
    Daglig – täcker dagsbehovet hos en frisk vuxen
    Stark – har en högre dos för dig som behöver mer
    Junior – är anpassad för barn från fyra år
    Vegan – är helt fri från animaliska ämnen
    Kvinna – är sammansatt efter kvinnors behov
    Man – är sammansatt efter mäns behov
    50 plus – tar hänsyn till att upptaget minskar med åren
    Pur – innehåller inga onödiga tillsatser`),
  usage:
    'Rekommenderad daglig dos bör inte överskridas. Kosttillskott ersätter inte en varierad kost. Förvaras torrt och utom räckhåll för små barn.',
  contents: [
    'Fyllnadsmedel (mikrokristallin cellulosa)',
    'Kalciumkarbonat',
    'L-askorbinsyra',
    'Zinkglukonat',
    'Niacinamid',
    'Klumpförebyggande medel (magnesiumsalter av fettsyror)',
    'Folsyra',
    'Kolekalciferol',
  ],
  lines: [
    line(
      'multivitaminer',
      'Multivitamin',
      'pill-jar',
      89,
      '60 st|100 st|200 st',
      'med tolv vitaminer och åtta mineraler',
      'Form: Tablett|Kapsel',
    ),
    line('multivitaminer', 'Multivitamin brus', 'cylinder', 45, '20 st', 'som löses i ett glas vatten', TASTE),
    line('multivitaminer', 'Multivitamin gummi', 'pouch', 99, '60 st|90 st', 'som tuggas och smakar frukt', TASTE),
    line(
      'c-vitamin',
      'C-vitamin',
      'pill-jar',
      69,
      '60 st|120 st|250 st',
      'som bidrar till immunförsvarets normala funktion',
      'Styrka: 500 mg|1000 mg',
    ),
    line('c-vitamin', 'C-vitamin brus', 'cylinder', 39, '20 st', 'med fräsch smak', TASTE),
    line(
      'b-vitamin',
      'B12',
      'pill-jar',
      79,
      '60 st|120 st',
      'som bidrar till att minska trötthet',
      'Styrka: 500 µg|1000 µg',
    ),
    line('b-vitamin', 'B-komplex', 'pill-jar', 89, '60 st|120 st', 'med alla åtta B-vitaminer'),
    line(
      'b-vitamin',
      'Folsyra',
      'pill-jar',
      59,
      '100 st|250 st',
      'för dig som planerar graviditet',
      'Styrka: 400 µg|800 µg',
    ),
    line(
      'jarn-och-zink',
      'Järn',
      'pill-jar',
      79,
      '60 st|100 st',
      'i en form som är snäll mot magen',
      'Styrka: 14 mg|20 mg|25 mg',
    ),
    line(
      'jarn-och-zink',
      'Flytande järn',
      'bottle',
      109,
      '250 ml|500 ml',
      'med fruktjuice och C-vitamin',
      'Smak: Blåbär|Vinbär',
    ),
    line(
      'jarn-och-zink',
      'Zink',
      'pill-jar',
      69,
      '60 st|120 st',
      'som bidrar till normal hud och normalt hår',
      'Styrka: 15 mg|25 mg',
    ),
    line(
      'kalcium',
      'Kalcium D',
      'pill-jar',
      99,
      '60 st|120 st',
      'som behövs för att behålla normal benstomme',
      'Smak: Citron|Apelsin|Mint',
    ),
  ],
};

export const supplements: Department = {
  ...vitamins,
  path: 'kosttillskott',
  brands: ['Älgört', 'Solskär', 'Havslin', 'Livskälla', 'Rotvik', 'Fjordkapsel'],
  contents: [
    'Fiskolja',
    'Gelatin',
    'Glycerol',
    'Bakteriekultur',
    'Magnesiumcitrat',
    'Maltodextrin',
    'Naturlig arom',
    'Tokoferolrikt extrakt',
    'Kolekalciferol',
  ],
  lines: [
    line(
      'omega-3',
      'Omega-3',
      'pill-jar',
      129,
      '60 st|120 st|240 st',
      'från vildfångad fisk, rik på EPA och DHA',
      'Styrka: 500 mg|1000 mg',
    ),
    line('omega-3', 'Fiskolja', 'bottle', 149, '250 ml|500 ml', 'som hälls upp med sked', 'Smak: Citron|Naturell'),
    line('omega-3', 'Algolja', 'pill-jar', 199, '60 st|120 st', 'som ger omega-3 utan fisk'),
    line(
      'probiotika',
      'Mjölksyrabakterier',
      'blister',
      129,
      '20 st|30 st|60 st',
      'med levande bakterier som trivs i tarmen',
      'Form: Kapsel|Tuggtablett',
    ),
    line('probiotika', 'Mjölksyradroppar', 'dropper', 149, '7 ml|10 ml', 'som är lätta att dosera'),
    line(
      'magnesium',
      'Magnesium',
      'pill-jar',
      99,
      '90 st|120 st|200 st',
      'som bidrar till normal muskelfunktion',
      'Styrka: 250 mg|350 mg|400 mg',
    ),
    line('magnesium', 'Magnesium brus', 'cylinder', 49, '20 st', 'som smakar friskt', TASTE),
    line(
      'd-vitamin',
      'D-vitamin',
      'pill-jar',
      79,
      '60 st|100 st|250 st',
      'för de mörka månaderna',
      'Styrka: 20 µg|50 µg|75 µg',
    ),
    line('d-vitamin', 'D-droppar', 'dropper', 69, '10 ml|25 ml', 'för barn och vuxna', 'Bas: Kokosolja|Olivolja'),
    line(
      'leder-och-muskler',
      'Glukosamin',
      'pill-jar',
      149,
      '90 st|180 st',
      'tillsammans med kondroitin och C-vitamin',
    ),
    line(
      'leder-och-muskler',
      'Kollagenpulver',
      'pouch',
      249,
      '300 g|500 g',
      'som rörs ut i valfri dryck',
      'Smak: Naturell|Hallon|Citron',
    ),
    line(
      'hud-har-och-naglar',
      'Biotin',
      'pill-jar',
      99,
      '60 st|120 st',
      'som bidrar till att bibehålla normalt hår',
      'Styrka: 300 µg|1000 µg|5000 µg',
    ),
  ],
};

export const food: Department = {
  path: 'mat-och-dryck',
  vatClass: 'food',
  brands: ['Älgört', 'Näringsro', 'Vätskvik', 'Honungshult', 'Halsla', 'Kraftborg'],
  series: series(`
    Bas – är enkel och lätt att tycka om
    Plus – har extra protein
    Light – är utan tillsatt socker
    Barn – har barnvänlig smak och mindre portion
    Eko – är gjord på ekologiska råvaror
    Aktiv – passar före och efter träning
    Skonsam – är fri från laktos och gluten`),
  usage:
    'Bereds enligt anvisningen på förpackningen. Förvaras torrt och svalt. Öppnad förpackning bör användas inom kort.',
  contents: [
    'Druvsocker',
    'Natriumklorid',
    'Kaliumklorid',
    'Mjölkprotein',
    'Rapsolja',
    'Naturlig arom',
    'Citronsyra',
    'Sötningsmedel (sukralos)',
  ],
  lines: [
    line(
      'vatskeersattning',
      'Vätskeersättning',
      'cylinder',
      59,
      '12 st|20 st',
      'som snabbt återställer vätskebalansen',
      'Smak: Citron|Svarta vinbär|Hallon|Apelsin',
    ),
    line(
      'vatskeersattning',
      'Vätskeersättning dospåse',
      'sachets',
      69,
      '6 st|14 st',
      'som löses i vatten vid magsjuka eller värme',
      'Smak: Citron|Banan|Hallon',
    ),
    line(
      'naringsdryck',
      'Näringsdryck',
      'flask',
      35,
      '200 ml|4 x 200 ml',
      'med energi och protein för dig som har svårt att äta',
      'Smak: Choklad|Vanilj|Jordgubb|Kaffe',
    ),
    line(
      'naringsdryck',
      'Proteinpudding',
      'jar',
      29,
      '125 g|4 x 125 g',
      'som är ett gott mellanmål',
      'Smak: Choklad|Vanilj|Karamell',
    ),
    line(
      'te-och-honung',
      'Örtte',
      'box',
      35,
      '20 st',
      'som värmer en kylig dag',
      'Smak: Kamomill|Pepparmynta|Ingefära|Fläder',
    ),
    line('te-och-honung', 'Honung', 'jar', 79, '250 g|500 g', 'från svenska biodlare', 'Sort: Ljung|Klöver|Skog'),
    line(
      'halstabletter',
      'Halstablett',
      'pouch',
      25,
      '60 g|100 g',
      'som lenar strupen',
      'Smak: Lakrits|Mentol|Honung citron|Salvia',
    ),
    line(
      'halstabletter',
      'Xylitolpastill',
      'pill-jar',
      39,
      '90 g',
      'för fräsch andedräkt',
      'Smak: Mint|Citron|Lakrits',
    ),
  ],
};
