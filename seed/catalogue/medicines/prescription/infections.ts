import { sold, substance, type Substance } from '../substance.js';

export const infections: readonly Substance[] = [
  substance(
    'Fenoximetylpenicillin',
    'J01CE02',
    '',
    'vid bakterieinfektion',
    sold('filmdragerad tablett', '500 mg|800 mg|1 g', '20 st|30 st|40 st', 89),
  ),
  substance(
    'Amoxicillin',
    'J01CA04',
    '',
    'vid bakterieinfektion',
    sold('filmdragerad tablett', '500 mg|750 mg', '20 st|30 st', 92),
  ),
  substance(
    'Pivmecillinam',
    'J01CA08',
    '',
    'vid urinvägsinfektion',
    sold('filmdragerad tablett', '200 mg|400 mg', '15 st|20 st', 119),
  ),
  substance('Doxycyklin', 'J01AA02', '', 'vid bakterieinfektion', sold('tablett', '100 mg', '10 st|15 st', 79)),
  substance('Erytromycin', 'J01FA01', '', 'vid bakterieinfektion', sold('enterokapsel', '250 mg', '40 st', 139)),
  substance(
    'Paracetamol 1 g',
    'N02BE01',
    '',
    'vid smärta och feber',
    sold('filmdragerad tablett', '1 g', '100 st', 99, 'Paracetamol'),
  ),
  substance(
    'Omeprazol långtid',
    'A02BC01',
    '',
    'vid magsår och refluxsjukdom',
    sold('enterokapsel', '20 mg|40 mg', '28 st|100 st', 99),
  ),
];
