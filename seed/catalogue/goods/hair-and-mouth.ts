import { line, series, type Department } from './line.js';

const HAIR_TYPE = 'Hårtyp: Normalt|Torrt|Färgat|Fint|Lockigt';
const TASTE = 'Smak: Mint|Mild mint|Eukalyptus|Lakrits';

export const hair: Department = {
  path: 'har',
  vatClass: 'goods',
  brands: ['Älgört', 'Hårgård', 'Tovalin', 'Björklöv', 'Strandhår', 'Kamelind'],
  series: series(`
    Volym – ger lyft från hårbotten utan att tynga
    Reparera – bygger upp slitet hår med keratin
    Mild – är oparfymerad och snäll mot känslig hårbotten
    Glans – sluter hårstråets yta så att ljuset reflekteras
    Fukt – tillför fukt med aloe vera och havreprotein
    Björk – innehåller sav och blad från svensk björk
    Sport – passar dig som tvättar håret varje dag
    Barn – svider inte i ögonen`),
  usage:
    'Massera in i vått hår, låt verka en stund och skölj noga. Skölj genast med vatten om du får produkten i ögonen.',
  contents: [
    'Aqua',
    'Sodium Cocoamphoacetate',
    'Coco-Glucoside',
    'Glycerin',
    'Betula Alba Juice',
    'Hydrolyzed Oat Protein',
    'Panthenol',
    'Citric Acid',
    'Sodium Benzoate',
  ],
  lines: [
    line('schampo', 'Schampo', 'flask', 79, '250 ml|400 ml', 'som rengör håret på djupet', HAIR_TYPE),
    line(
      'schampo',
      'Torrschampo',
      'spray',
      89,
      '150 ml|200 ml',
      'som fräschar upp mellan tvättarna',
      'Hårfärg: Alla|Mörkt|Ljust',
    ),
    line('schampo', 'Silverschampo', 'flask', 99, '250 ml', 'som motverkar gula toner'),
    line('balsam', 'Balsam', 'flask', 79, '200 ml|400 ml', 'som gör håret lätt att reda ut', HAIR_TYPE),
    line('balsam', 'Hårinpackning', 'jar', 119, '200 ml|300 ml', 'som vårdar torra längder', HAIR_TYPE),
    line('balsam', 'Leave-in balsam', 'spray', 99, '150 ml', 'som reder ut och skyddar mot värme', HAIR_TYPE),
    line(
      'mjall',
      'Mjällschampo',
      'flask',
      89,
      '200 ml|250 ml',
      'som minskar mjäll och klåda',
      'Hårbotten: Torr|Fet|Känslig',
    ),
    line('mjall', 'Hårbottenserum', 'dropper', 129, '50 ml', 'som lugnar en irriterad hårbotten'),
    line('loss', 'Lusmedel', 'spray', 199, '100 ml|150 ml', 'med dimetikon som kväver löss och gnetter'),
    line('loss', 'Luskam', 'card', 69, '1 st', 'med täta tänder av stål', 'Färg: Blå|Grön'),
    line('haravfall', 'Hårserum', 'dropper', 249, '60 ml|3 x 60 ml', 'som ger tunt hår en fylligare känsla'),
    line('haravfall', 'Hårvitaminer', 'pill-jar', 199, '60 st|120 st', 'med biotin, zink och selen'),
    line('styling', 'Hårspray', 'spray', 79, '250 ml', 'med stadga som går att borsta ur', 'Stadga: Lätt|Medium|Stark'),
    line('styling', 'Stylingvax', 'jar', 89, '75 ml|100 ml', 'för matt och naturlig form', 'Stadga: Lätt|Medium|Stark'),
  ],
};

export const mouth: Department = {
  path: 'mun-och-tander',
  vatClass: 'goods',
  brands: ['Älgört', 'Tandria', 'Friskmun', 'Pärlvit', 'Bettina Dental', 'Klarmint'],
  series: series(`
    Skydd – stärker emaljen med fluor
    Vit – polerar skonsamt bort missfärgningar
    Känslig – lindrar ilningar med kaliumnitrat
    Frisk – ger frisk andedräkt hela dagen
    Torr mun – stimulerar salivens egen produktion
    Junior – är anpassad för barn från sex år
    Expert – är utvecklad tillsammans med svenska tandhygienister
    Natur – innehåller xylitol från björk`),
  usage: 'Används morgon och kväll. Spotta ut, men skölj inte med vatten efteråt så att fluoret får verka.',
  contents: [
    'Aqua',
    'Hydrated Silica',
    'Sorbitol',
    'Glycerin',
    'Xylitol',
    'Aroma',
    'Cellulose Gum',
    'Sodium Fluoride',
    'Sodium Saccharin',
  ],
  lines: [
    line(
      'tandborstar',
      'Tandborste',
      'toothbrush',
      29,
      '1 st|2 st|4 st',
      'med rundade borststrån som når in i trånga utrymmen',
      'Borst: Extra mjuk|Mjuk|Medium',
    ),
    line(
      'tandborstar',
      'Eltandborste',
      'toothbrush',
      499,
      '1 st',
      'med trycksensor och tvåminuterstimer',
      'Färg: Vit|Svart|Rosa|Blå',
    ),
    line(
      'tandborstar',
      'Tandborsthuvud',
      'box',
      149,
      '2 st|4 st|8 st',
      'som passar flera modeller',
      'Borst: Mjuk|Medium',
    ),
    line('tandkram', 'Tandkräm', 'tube', 32, '75 ml|100 ml', 'med 1450 ppm fluor', TASTE),
    line(
      'tandkram',
      'Tandkräm barn',
      'tube',
      32,
      '50 ml|75 ml',
      'med mild smak och rätt mängd fluor',
      'Smak: Jordgubb|Mild mint|Hallon',
    ),
    line('munskolj', 'Munskölj', 'flask', 55, '250 ml|500 ml', 'som minskar bakterier på tänder och tandkött', TASTE),
    line('munskolj', 'Munspray', 'spray', 59, '15 ml|50 ml', 'som fräschar upp och återfuktar', TASTE),
    line(
      'mellanrum',
      'Tandtråd',
      'box',
      35,
      '25 m|50 m',
      'med vax som glider lätt mellan tänderna',
      'Smak: Mint|Naturell',
    ),
    line(
      'mellanrum',
      'Mellanrumsborste',
      'pouch',
      45,
      '8 st|25 st',
      'med plastad tråd som skonar tänderna',
      'Storlek: 0,4 mm|0,5 mm|0,6 mm|0,7 mm|0,8 mm',
    ),
    line(
      'mellanrum',
      'Tandsticka',
      'pouch',
      32,
      '60 st|140 st',
      'av gummi, böjlig och utan metall',
      'Storlek: Small|Medium|Large',
    ),
    line(
      'mellanrum',
      'Fluortuggummi',
      'blister',
      45,
      '20 st|36 st',
      'som stärker tänderna mellan måltiderna',
      'Smak: Mint|Frukt|Lakrits',
    ),
  ],
};
