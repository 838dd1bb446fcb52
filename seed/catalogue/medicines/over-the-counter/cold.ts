import { sold, substance, type Substance } from '../substance.js';

const COLD = 'forkylning-hosta-och-halsont';

export const cold: readonly Substance[] = [
  substance(
    'Xylometazolin',
    'R01AA07',
    'nastappa',
    'för att lindra nästäppa vid förkylning och bihåleinflammation',
    sold('nässpray', '0,5 mg/ml|1 mg/ml', '10 ml', 45),
  ),
  substance(
    'Oximetazolin',
    'R01AA05',
    'nastappa',
    'för att lindra nästäppa i upp till tio dagar',
    sold('nässpray', '0,25 mg/ml|0,5 mg/ml', '7,5 ml|10 ml', 49),
    sold('näsdroppar', '0,1 mg/ml|0,25 mg/ml', '10 ml', 55),
  ),
  substance(
    'Acetylcystein',
    'R05CB01',
    COLD,
    'för att lösa segt slem vid hosta',
    sold('brustablett', '200 mg', '25 st|100 st', 69),
  ),
  substance(
    'Bromhexin',
    'R05CB02',
    COLD,
    'vid slemhosta',
    sold('tablett', '8 mg', '20 st|50 st', 49),
    sold('oral lösning', '0,8 mg/ml|1,6 mg/ml', '125 ml|250 ml', 69),
  ),
  substance('Ambroxol', 'R02AD05', COLD, 'vid halsont', sold('sugtablett', '20 mg', '18 st|36 st', 79)),
  substance(
    'Bensydamin',
    'R02AX03',
    COLD,
    'vid halsont och irritation i mun och svalg',
    sold('sugtablett', '3 mg', '20 st', 85),
    sold('munspray', '3 mg/ml', '15 ml', 99),
  ),
];
