import { line, series, type Department } from './line.js';

const SCENT = 'Doft: Oparfymerad|Lavendel|Citrus|Havre';
const HUE = 'Hudtyp: Normal|Torr|Känslig|Blandad';

export const skin: Department = {
  path: 'hudvard',
  vatClass: 'goods',
  brands: ['Älgört', 'Havsro', 'Ljungdal', 'Nordhud', 'Silverljung', 'Mildra', 'Snöklar', 'Tuvhud'],
  series: series(`
    Lugn – är framtagen för känslig hud och är fri från parfym och färgämnen
    Fukt – binder vatten i huden med hyaluronsyra och glycerin
    Vital – stärker hudens egen barriär med niacinamid
    Lyster – ger en jämnare ton med C-vitamin
    Balans – passar hud som lätt blir glansig
    Vinter – skyddar mot kyla och blåst
    Klassisk – är vår omtyckta originalserie
    Intensiv – är extra rik för mycket torr hud
    Fjäll – innehåller svenska örter och kallpressad rapsolja`),
  usage:
    'Fördela på ren hud morgon och kväll. Undvik kontakt med ögonen. Sluta använda produkten om huden blir irriterad.',
  contents: [
    'Aqua',
    'Glycerin',
    'Caprylic/Capric Triglyceride',
    'Canola Oil',
    'Cetearyl Alcohol',
    'Niacinamide',
    'Panthenol',
    'Sodium Hyaluronate',
    'Tocopherol',
    'Citric Acid',
    'Phenoxyethanol',
  ],
  lines: [
    line('ansikte', 'Dagkräm', 'jar', 129, '50 ml', 'som ger fukt hela dagen och är ett bra underlag för smink', HUE),
    line('ansikte', 'Dagkräm SPF 15', 'tube', 139, '50 ml', 'med solskydd för vardagen', HUE),
    line('ansikte', 'Nattkräm', 'jar', 149, '50 ml', 'som återuppbygger huden medan du sover', HUE),
    line('ansikte', 'Ögonkräm', 'tube', 119, '15 ml', 'som mjukgör den tunna huden runt ögonen'),
    line(
      'ansikte',
      'Serum',
      'dropper',
      179,
      '30 ml',
      'med lätt konsistens som snabbt går in i huden',
      'Verksamt ämne: Hyaluronsyra|C-vitamin|Retinol|Niacinamid',
    ),
    line('ansikte', 'Ansiktsrengöring', 'pump', 99, '150 ml|200 ml', 'som milt tar bort smuts och smink', HUE),
    line('ansikte', 'Micellärt vatten', 'flask', 89, '200 ml|400 ml', 'som rengör utan att behöva sköljas av', HUE),
    line('ansikte', 'Ansiktsvatten', 'flask', 89, '200 ml', 'som fräschar upp och återställer hudens pH'),
    line(
      'ansikte',
      'Ansiktsmask',
      'sachets',
      39,
      '1 st|4 st',
      'som ger en snabb uppfriskning',
      'Mask: Fukt|Lera|Lyster|Lugnande',
    ),
    line('ansikte', 'Peeling', 'tube', 109, '60 ml', 'som skonsamt tar bort döda hudceller'),
    line('kropp', 'Kroppslotion', 'pump', 99, '200 ml|400 ml', 'som snabbt absorberas och lämnar huden len', SCENT),
    line('kropp', 'Duschkräm', 'flask', 59, '200 ml|400 ml', 'som rengör utan att torka ut', SCENT),
    line('kropp', 'Duscholja', 'flask', 89, '200 ml|400 ml', 'som återfettar redan i duschen', SCENT),
    line('kropp', 'Kroppssmör', 'jar', 129, '200 ml', 'med fyllig konsistens för torra partier', SCENT),
    line('kropp', 'Deodorant', 'stick', 49, '50 ml', 'som håller dig fräsch hela dagen', SCENT),
    line('kropp', 'Tvål', 'box', 35, '100 g|2 x 100 g', 'för hela kroppen, tillverkad i Sverige', SCENT),
    line('hander-och-fotter', 'Handkräm', 'tube', 45, '30 ml|75 ml', 'som skyddar narig hud på händerna', SCENT),
    line('hander-och-fotter', 'Handtvål', 'pump', 45, '300 ml|500 ml', 'som tål att användas ofta', SCENT),
    line(
      'hander-och-fotter',
      'Handsprit',
      'flask',
      35,
      '75 ml|250 ml|600 ml',
      'med 75 procent etanol och återfettande glycerin',
    ),
    line(
      'hander-och-fotter',
      'Fotkräm',
      'tube',
      69,
      '75 ml|100 ml',
      'med karbamid som mjukar upp torra hälar',
      'Karbamid: 10 %|15 %|25 %',
    ),
    line('hander-och-fotter', 'Fotfil', 'card', 79, '1 st', 'som slipar bort förhårdnader', 'Färg: Vit|Blå|Rosa'),
    line(
      'sol',
      'Solkräm',
      'tube',
      119,
      '75 ml|200 ml',
      'med fotostabila filter mot UVA och UVB',
      'SPF: SPF 15|SPF 30|SPF 50+',
    ),
    line(
      'sol',
      'Solspray',
      'spray',
      149,
      '150 ml|200 ml',
      'som är lätt att fördela och tål vatten',
      'SPF: SPF 20|SPF 30|SPF 50',
    ),
    line('sol', 'Solstift', 'stick', 79, '8 g', 'för näsa, öron och läppar', 'SPF: SPF 30|SPF 50+'),
    line(
      'sol',
      'Solkräm barn',
      'pump',
      139,
      '150 ml|250 ml',
      'utan parfym, för barnets känsliga hud',
      'SPF: SPF 30|SPF 50+',
    ),
    line('sol', 'Aftersun', 'tube', 89, '200 ml', 'med aloe vera som svalkar efter en dag i solen'),
    line('akne', 'Akneserum', 'dropper', 149, '30 ml', 'med salicylsyra mot finnar och tilltäppta porer'),
    line('akne', 'Rengöringsgel', 'pump', 109, '150 ml|200 ml', 'som minskar överflödigt talg'),
    line(
      'akne',
      'Finnplåster',
      'patches',
      69,
      '24 st|36 st',
      'som skyddar finnen medan den läker',
      'Storlek: Mini|Normal|Mix',
    ),
    line(
      'eksem-och-torr-hud',
      'Mjukgörande kräm',
      'pump',
      99,
      '100 g|500 g',
      'med karbamid som minskar fjällning och stramhet',
      'Karbamid: 4 %|5 %|10 %',
    ),
    line('eksem-och-torr-hud', 'Badolja', 'flask', 99, '200 ml|500 ml', 'som lindrar torr och kliande hud'),
    line(
      'eksem-och-torr-hud',
      'Läppbalsam',
      'stick',
      29,
      '4,8 g',
      'som läker torra läppar',
      'Smak: Naturell|Vanilj|Mint|Hallon',
    ),
    line('eksem-och-torr-hud', 'Barriärsalva', 'tube', 79, '50 ml|100 ml', 'utan vatten som skyddar utsatt hud'),
  ],
};
