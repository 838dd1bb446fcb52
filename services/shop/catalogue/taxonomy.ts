import { slugOf, type Category } from '../../../domain/catalogue/index.js';

/**
 * The shop's departments in menu order, each with its categories. A category's path consists of the slugs of the names.
 */
const DEPARTMENTS: readonly (readonly [string, ...string[]])[] = [
  [
    'Receptfria läkemedel',
    'Värk och feber',
    'Förkylning, hosta och halsont',
    'Nästäppa',
    'Allergi',
    'Mage och tarm',
    'Hud och svamp',
    'Ögon och öron',
    'Intim och underliv',
    'Sluta röka',
    'Sömn och oro',
    'Reseapotek',
    'Mask och loppor',
    'Vitamin- och mineralbrist',
    'Mun och tänder',
  ],
  ['Hudvård', 'Ansikte', 'Kropp', 'Händer och fötter', 'Sol', 'Akne', 'Eksem och torr hud'],
  ['Hår', 'Schampo', 'Balsam', 'Mjäll', 'Löss', 'Håravfall', 'Styling'],
  ['Mun och tänder', 'Tandborstar', 'Tandkräm', 'Munskölj', 'Mellanrum'],
  ['Vitaminer och mineraler', 'Multivitaminer', 'C-vitamin', 'B-vitamin', 'Järn och zink', 'Kalcium'],
  ['Kosttillskott', 'Omega-3', 'Probiotika', 'Magnesium', 'D-vitamin', 'Leder och muskler', 'Hud, hår och naglar'],
  ['Mat och dryck', 'Vätskeersättning', 'Näringsdryck', 'Te och honung', 'Halstabletter'],
  ['Baby och förälder', 'Blöjor och våtservetter', 'Babyhud', 'Nappar och flaskor', 'Gravid och amning'],
  ['Sex och lust', 'Kondomer', 'Glidmedel', 'Massage'],
  ['Mens och klimakteriet', 'Bindor och trosskydd', 'Tamponger', 'Menskoppar', 'Intimvård'],
  ['Inkontinens', 'Skydd', 'Byxor'],
  ['Sår, plåster och första hjälpen', 'Plåster', 'Sårvård', 'Bandage', 'Skavsår'],
  ['Hjälpmedel och tester', 'Blodtryck', 'Graviditetstest', 'Termometer', 'Självtester', 'Dosetter'],
  ['Stöd och kompression', 'Leder', 'Stödstrumpor', 'Tejp'],
  ['Träning', 'Protein och energi', 'Återhämtning'],
  ['Djur', 'Hund', 'Katt'],
  ['Smink och parfym', 'Läppar', 'Ögon', 'Bas', 'Parfym', 'Naglar'],
  ['Herr', 'Rakning', 'Skägg', 'Deodorant'],
  ['Receptbelagda läkemedel'],
];

export const TAXONOMY: readonly Category[] = DEPARTMENTS.flatMap(([department, ...shelves], position) => {
  const parent = slugOf(department);
  return [
    { path: parent, name: department, parent: null, position },
    ...shelves.map((name, index) => ({ path: `${parent}/${slugOf(name)}`, name, parent, position: index })),
  ];
});
