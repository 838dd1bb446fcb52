import { line, series, type Department } from './line.js';

export const baby: Department = {
  path: 'baby-och-foralder',
  vatClass: 'goods',
  brands: ['Älgört', 'Lillknyte', 'Småtuss', 'Nappelin', 'Vyssan'],
  series: series(`
    Första tiden – är gjord för det nyfödda barnet
    Mjuk – är parfymfri och testad på känslig hud
    Lek – håller för aktiva barn
    Natur – är gjord av förnybara råvaror
    Sov gott – passar extra bra till natten
    Resa – får lätt plats i skötväskan
    Klassisk – är vår omtyckta originalserie`),
  usage: 'Läs anvisningen på förpackningen före första användningen. Lämna aldrig barnet utan uppsikt.',
  contents: [
    'Aqua',
    'Cellulosa',
    'Glycerin',
    'Prunus Amygdalus Dulcis Oil',
    'Zinc Oxide',
    'Calendula Officinalis Extract',
    'Citric Acid',
  ],
  lines: [
    line(
      'blojor-och-vatservetter',
      'Blöja',
      'pouch',
      79,
      '24 st|46 st|92 st',
      'med mjuk midja och snabb uppsugning',
      'Storlek: 1|2|3|4|5|6',
    ),
    line(
      'blojor-och-vatservetter',
      'Våtservett',
      'pouch',
      25,
      '56 st|3 x 56 st',
      'av växtfiber utan parfym',
      'Sort: Oparfymerad|Aloe vera',
    ),
    line(
      'blojor-och-vatservetter',
      'Badblöja',
      'pouch',
      89,
      '11 st|12 st',
      'som inte sväller i vattnet',
      'Storlek: S|M|L',
    ),
    line('babyhud', 'Zinksalva', 'tube', 59, '50 g|100 g', 'som skyddar en röd stjärt'),
    line('babyhud', 'Babyolja', 'flask', 69, '100 ml|200 ml', 'för massage och torr hud', 'Doft: Oparfymerad|Kamomill'),
    line(
      'babyhud',
      'Babytvätt',
      'pump',
      79,
      '200 ml|400 ml',
      'för kropp och hår, svider inte',
      'Doft: Oparfymerad|Havre',
    ),
    line(
      'nappar-och-flaskor',
      'Napp',
      'card',
      59,
      '2 st',
      'av mjukt silikon med luftad sköld',
      'Storlek: 0–6 mån|6–18 mån|18+ mån',
    ),
    line(
      'nappar-och-flaskor',
      'Nappflaska',
      'feeding-bottle',
      89,
      '1 st, 150 ml|1 st, 250 ml',
      'som minskar luft i magen',
      'Flöde: Långsamt|Medium|Snabbt',
    ),
    line(
      'nappar-och-flaskor',
      'Bitring',
      'card',
      79,
      '1 st',
      'som svalkar kliande tandkött',
      'Färg: Salvia|Persika|Himmel',
    ),
    line(
      'gravid-och-amning',
      'Amningsinlägg',
      'pouch',
      59,
      '30 st|60 st',
      'som håller torrt dygnet runt',
      'Form: Rund|Formad',
    ),
    line('gravid-och-amning', 'Bröstvårtssalva', 'tube', 109, '30 ml', 'med rent lanolin som inte behöver tvättas av'),
    line('gravid-och-amning', 'Gravidvitamin', 'pill-jar', 149, '60 st|90 st', 'med folsyra, järn och jod'),
  ],
};

export const love: Department = {
  path: 'sex-och-lust',
  vatClass: 'goods',
  brands: ['Älgört', 'Nära', 'Vildro', 'Tvåsam', 'Glöda'],
  series: series(`
    Känsla – är tunn och naturlig
    Trygg – är extra säker
    Silke – har len konsistens
    Lust – värmer lätt mot huden
    Natur – är fri från parfym och parabener
    Stund – passar för längre stunder`),
  usage: 'Följ anvisningen i förpackningen. Förvaras svalt och skyddat från solljus.',
  contents: ['Aqua', 'Glycerin', 'Hydroxyethylcellulose', 'Lactic Acid', 'Naturgummilatex', 'Dimethicone'],
  lines: [
    line(
      'kondomer',
      'Kondomer',
      'box',
      69,
      '5 st|10 st|20 st|30 st',
      'som är elektroniskt testade en och en',
      'Storlek: Normal|Large|Smal|Latexfri',
    ),
    line('glidmedel', 'Glidmedel', 'tube', 89, '50 ml|100 ml', 'som fungerar med kondom', 'Bas: Vatten|Silikon|Hybrid'),
    line(
      'massage',
      'Massageolja',
      'flask',
      119,
      '100 ml|150 ml',
      'som värms i handen',
      'Doft: Oparfymerad|Vanilj|Apelsin|Ylang',
    ),
    line(
      'massage',
      'Massagestav',
      'card',
      399,
      '1 st',
      'av mjukt silikon, laddas med kabel',
      'Färg: Plommon|Korall|Svart',
      'AgeLimited',
    ),
  ],
};

export const period: Department = {
  path: 'mens-och-klimakteriet',
  vatClass: 'goods',
  brands: ['Älgört', 'Månvi', 'Linnea Flora', 'Rosvik', 'Cykla'],
  series: series(`
    Bomull – har yta av ekologisk bomull
    Tunn – märks knappt
    Natt – har extra lång passform
    Sport – sitter kvar när du rör dig
    Mild – är helt utan parfym
    Trygg – suger upp mycket på kort tid`),
  usage: 'Byt efter behov, minst var åttonde timme. Läs anvisningen på förpackningen.',
  contents: ['Ekologisk bomull', 'Cellulosa', 'Absorberande polymer', 'Medicinskt silikon', 'Mjölksyra', 'Glycerin'],
  lines: [
    line(
      'bindor-och-trosskydd',
      'Binda',
      'pouch',
      35,
      '10 st|14 st|28 st',
      'med vingar som håller den på plats',
      'Storlek: Normal|Lång|Natt',
    ),
    line(
      'bindor-och-trosskydd',
      'Trosskydd',
      'pouch',
      29,
      '30 st|60 st',
      'för fräsch känsla varje dag',
      'Storlek: Mini|Normal|Lång',
    ),
    line(
      'tamponger',
      'Tampong',
      'box',
      39,
      '16 st|32 st|64 st',
      'som vecklar ut sig åt sidorna',
      'Storlek: Mini|Normal|Super|Super plus',
    ),
    line(
      'menskoppar',
      'Menskopp',
      'box',
      249,
      '1 st',
      'av medicinskt silikon som räcker i många år',
      'Storlek: XS|S|M|L',
    ),
    line(
      'intimvard',
      'Intimtvätt',
      'pump',
      69,
      '200 ml|250 ml',
      'med lågt pH och mjölksyra',
      'Doft: Oparfymerad|Havtorn',
    ),
    line('intimvard', 'Intimgel', 'tube', 129, '50 ml', 'som återfuktar torra slemhinnor'),
  ],
};

export const incontinence: Department = {
  ...period,
  path: 'inkontinens',
  brands: ['Älgört', 'Tryggvik', 'Torrlind', 'Säkra'],
  lines: [
    line(
      'skydd',
      'Skydd',
      'pouch',
      89,
      '12 st|20 st|28 st',
      'som binder lukt och vätska',
      'Storlek: Mini|Normal|Extra|Maxi',
    ),
    line('skydd', 'Sängskydd', 'pouch', 119, '10 st|20 st', 'som skyddar madrassen', 'Storlek: 60 x 60 cm|60 x 90 cm'),
    line('byxor', 'Byxskydd', 'pouch', 149, '10 st|14 st', 'som bärs som vanliga underkläder', 'Storlek: S|M|L|XL'),
  ],
};
