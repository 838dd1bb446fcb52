import { sold, substance, type Substance } from '../substance.js';

const TABLETS = '28 st|56 st|98 st';
const THIRTIES = '30 st|100 st';

export const heart: readonly Substance[] = [
  substance(
    'Atorvastatin',
    'C10AA05',
    '',
    'vid höga blodfetter',
    sold('filmdragerad tablett', '10 mg|20 mg|40 mg|80 mg', THIRTIES, 62),
  ),
  substance(
    'Simvastatin',
    'C10AA01',
    '',
    'vid höga blodfetter',
    sold('filmdragerad tablett', '10 mg|20 mg|40 mg', '28 st|98 st', 58),
  ),
  substance(
    'Metoprolol',
    'C07AB02',
    '',
    'vid högt blodtryck och kärlkramp',
    sold('depottablett', '25 mg|50 mg|100 mg|200 mg', THIRTIES, 64),
  ),
  substance('Enalapril', 'C09AA02', '', 'vid högt blodtryck', sold('tablett', '5 mg|10 mg|20 mg', TABLETS, 52)),
  substance(
    'Ramipril',
    'C09AA05',
    '',
    'vid högt blodtryck och hjärtsvikt',
    sold('kapsel', '2,5 mg|5 mg|10 mg', TABLETS, 58),
  ),
  substance(
    'Losartan',
    'C09CA01',
    '',
    'vid högt blodtryck',
    sold('filmdragerad tablett', '12,5 mg|50 mg|100 mg', TABLETS, 62),
  ),
  substance('Candesartan', 'C09CA06', '', 'vid högt blodtryck', sold('tablett', '4 mg|8 mg|16 mg|32 mg', TABLETS, 66)),
  substance('Amlodipin', 'C08CA01', '', 'vid högt blodtryck', sold('tablett', '5 mg|10 mg', THIRTIES, 49)),
  substance(
    'Furosemid',
    'C03CA01',
    '',
    'vid vätskeansamling',
    sold('tablett', '20 mg|40 mg', '30 st|100 st|250 st', 55),
  ),
  substance(
    'Acetylsalicylsyra lågdos',
    'B01AC06',
    '',
    'för att förebygga blodpropp',
    sold('tablett', '75 mg|160 mg', '100 st', 69),
  ),
  substance(
    'Apixaban',
    'B01AF02',
    '',
    'för att förebygga blodpropp',
    sold('filmdragerad tablett', '2,5 mg|5 mg', '56 st|168 st', 489),
  ),
  substance('Warfarin', 'B01AA03', '', 'för att förebygga blodpropp', sold('tablett', '2,5 mg', '100 st', 98)),
];
