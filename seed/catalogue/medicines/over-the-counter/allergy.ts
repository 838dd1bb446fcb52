import { sold, substance, type Substance } from '../substance.js';

const ALLERGY = 'allergi';

export const allergy: readonly Substance[] = [
  substance(
    'Cetirizin',
    'R06AE07',
    ALLERGY,
    'vid pollenallergi och nässelutslag',
    sold('filmdragerad tablett', '10 mg', '7 st|14 st|30 st', 45),
  ),
  substance(
    'Loratadin',
    'R06AX13',
    ALLERGY,
    'vid hösnuva och klåda',
    sold('tablett', '10 mg', '7 st|14 st|28 st', 45),
    sold('sirap', '1 mg/ml', '100 ml', 89),
  ),
  substance(
    'Desloratadin',
    'R06AX27',
    ALLERGY,
    'vid allergisk snuva och nässelutslag',
    sold('filmdragerad tablett', '5 mg', '10 st|30 st', 69),
    sold('munsönderfallande tablett', '2,5 mg|5 mg', '10 st|30 st', 79),
  ),
  substance(
    'Fexofenadin',
    'R06AX26',
    ALLERGY,
    'vid säsongsbunden allergisk snuva',
    sold('filmdragerad tablett', '120 mg|180 mg', '10 st|30 st', 79),
  ),
  substance(
    'Mometason',
    'R01AD09',
    ALLERGY,
    'förebyggande vid allergisk snuva',
    sold('nässpray', '50 mikrogram/dos', '60 doser|140 doser', 99),
  ),
  substance(
    'Budesonid',
    'R01AD05',
    ALLERGY,
    'vid allergisk snuva och nästäppa',
    sold('nässpray', '32 mikrogram/dos|64 mikrogram/dos', '120 doser|240 doser', 109),
  ),
  substance(
    'Natriumkromoglikat',
    'S01GX01',
    ALLERGY,
    'vid allergiska ögonbesvär',
    sold('ögondroppar', '20 mg/ml|40 mg/ml', '10 ml|13,5 ml', 89),
  ),
  substance(
    'Ketotifen',
    'S01GX08',
    ALLERGY,
    'vid kliande och rinnande ögon av pollen',
    sold('ögondroppar', '0,25 mg/ml', '5 ml', 109),
  ),
  substance(
    'Tårersättning',
    'S01XA20',
    'ogon-och-oron',
    'vid torra och trötta ögon',
    sold('ögongel', '2 mg/g', '10 g', 79),
    sold('ögondroppar', '2,5 mg/g|5 mg/ml', '10 ml', 89),
  ),
  substance('Meklozin', 'R06AE05', 'reseapotek', 'mot åksjuka', sold('tablett', '25 mg', '10 st|14 st', 79)),
];
