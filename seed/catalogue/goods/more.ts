import { line, series, type Department } from './line.js';

export const pets: Department = {
  path: 'djur',
  vatClass: 'goods',
  brands: ['Älgört', 'Tassvik', 'Morrina', 'Svansholm'],
  series: series(`
    Ung – är anpassad för det unga djuret
    Vuxen – passar de flesta
    Senior – tar hänsyn till stela leder
    Känslig – är snäll mot mage och hud
    Päls – ger blank och stark päls
    Natur – är gjord av svenska råvaror`),
  usage: 'Dosera efter djurets vikt enligt förpackningen. Rådfråga veterinär om djuret är sjukt eller dräktigt.',
  contents: ['Ärtmjöl', 'Kycklingprotein', 'Laxolja', 'Jäst', 'Grönläppad mussla', 'Vitamin E'],
  lines: [
    line(
      'hund',
      'Fästingmedel hund',
      'pet',
      149,
      '1 st|3 st|6 st',
      'som stöter bort fästingar med växtbaserad olja',
      'Vikt: 2–10 kg|10–25 kg|25–40 kg',
    ),
    line('hund', 'Hundtandkräm', 'tube', 79, '60 g|100 g', 'som motverkar plack', 'Smak: Kyckling|Mynta'),
    line(
      'hund',
      'Hundschampo',
      'flask',
      99,
      '250 ml|500 ml',
      'som vårdar päls och hud',
      'Doft: Oparfymerad|Havre|Tjära',
    ),
    line('hund', 'Ledtillskott hund', 'pet', 199, '60 st|120 st', 'som håller hunden rörlig'),
    line(
      'hund',
      'Hundtugg',
      'pet',
      49,
      '7 st|14 st|28 st',
      'som rengör tänderna medan hunden tuggar',
      'Storlek: Liten|Mellan|Stor',
    ),
    line('katt', 'Fästingmedel katt', 'pet', 149, '1 st|3 st', 'som stöter bort fästingar'),
    line('katt', 'Kattmalt', 'tube', 79, '100 g', 'som hjälper mot hårbollar', 'Smak: Malt|Ost'),
    line('katt', 'Mjölksyrabakterier katt', 'pet', 129, '15 g|30 g', 'som stödjer magen'),
  ],
};

export const beauty: Department = {
  path: 'smink-och-parfym',
  vatClass: 'goods',
  brands: ['Älgört', 'Rosenglöd', 'Skimra', 'Vilda Lind', 'Norrsken'],
  series: series(`
    Naturlig – ger ett vardagligt och friskt resultat
    Sammet – har matt yta
    Glans – fångar ljuset
    Känslig – är parfymfri och ögonläkartestad
    Hela dagen – sitter från morgon till kväll
    Midnatt – har djupa och mättade färger`),
  usage: 'Appliceras på ren och torr hud. Tas bort med micellärt vatten. Endast för utvärtes bruk.',
  contents: ['Dimethicone', 'Mica', 'Isododecane', 'Silica', 'Tocopherol', 'CI 77491', 'CI 77891'],
  lines: [
    line('lappar', 'Läppstift', 'stick', 119, '4 g', 'med krämig konsistens', 'Färg: Rosa|Korall|Röd|Plommon|Nude'),
    line('lappar', 'Läppglans', 'stick', 99, '5 ml', 'som inte klibbar', 'Färg: Klar|Rosa|Persika|Bär'),
    line('ogon', 'Mascara', 'pen', 129, '8 ml|10 ml', 'som separerar fransarna', 'Färg: Svart|Brun|Vattenfast svart'),
    line('ogon', 'Ögonpenna', 'pen', 79, '1 g', 'som är mjuk att dra', 'Färg: Svart|Brun|Grå|Marin'),
    line('ogon', 'Ögonbrynsgel', 'pen', 109, '5 ml', 'som formar och fyller i', 'Färg: Ljus|Mellan|Mörk'),
    line('bas', 'Foundation', 'pump', 169, '30 ml', 'med lätt täckning', 'Nyans: Porslin|Ljus|Beige|Honung|Kastanj'),
    line('bas', 'Concealer', 'tube', 119, '10 ml', 'som döljer mörka ringar', 'Nyans: Ljus|Beige|Honung'),
    line('bas', 'Puder', 'jar', 129, '10 g', 'som minskar glans', 'Nyans: Transparent|Ljus|Varm'),
    line(
      'parfym',
      'Eau de toilette',
      'spray',
      249,
      '30 ml|50 ml|100 ml',
      'som komponerats i Norden',
      'Doft: Lind|Granbarr|Syren|Hav',
    ),
    line('naglar', 'Nagellack', 'dropper', 69, '8 ml', 'som torkar snabbt', 'Färg: Klar|Röd|Rosa|Marin|Salvia'),
    line('naglar', 'Nagelolja', 'dropper', 89, '10 ml', 'som mjukgör nagelband'),
  ],
};

export const men: Department = {
  path: 'herr',
  vatClass: 'goods',
  brands: ['Älgört', 'Skäggtorp', 'Herrbruk', 'Barrvik'],
  series: series(`
    Tall – doftar av barrskog
    Sval – kyler med mentol
    Mild – är parfymfri för känslig hud
    Rök – har varm doft av en och tjära
    Hav – doftar av salt och vind
    Klassisk – har en tidlös doft`),
  usage: 'Används på ren hud. Skölj med kallt vatten efter rakning. Undvik kontakt med ögonen.',
  contents: ['Aqua', 'Stearic Acid', 'Glycerin', 'Menthol', 'Parfum', 'Allantoin', 'Aloe Barbadensis Leaf Juice'],
  lines: [
    line('rakning', 'Raklödder', 'spray', 45, '200 ml', 'som ger en följsam rakning'),
    line('rakning', 'Rakgel', 'spray', 59, '150 ml|200 ml', 'som minskar friktionen', 'Hudtyp: Normal|Känslig'),
    line('rakning', 'Rakblad', 'card', 129, '4 st|8 st', 'med fem blad och vårdande remsa'),
    line('rakning', 'Aftershave balsam', 'pump', 99, '75 ml|100 ml', 'som lugnar huden'),
    line('skagg', 'Skäggolja', 'dropper', 129, '30 ml|50 ml', 'som mjukgör skägg och hud'),
    line('skagg', 'Skäggvax', 'jar', 99, '50 ml', 'som formar och håller', 'Stadga: Lätt|Stark'),
    line('deodorant', 'Deodorant herr', 'stick', 55, '50 ml|75 ml', 'utan aluminium', 'Typ: Roll-on|Stick'),
    line('deodorant', 'Duschgel herr', 'flask', 59, '250 ml|400 ml', 'för kropp, ansikte och hår'),
  ],
};
