import { sold, substance, type Substance } from '../substance.js';

const PAIN = 'vark-och-feber';

export const pain: readonly Substance[] = [
  substance(
    'Paracetamol',
    'N02BE01',
    PAIN,
    'vid tillfällig feber och lätt till måttlig värk, till exempel huvudvärk, tandvärk och mensvärk',
    sold('filmdragerad tablett', '500 mg', '10 st|20 st', 24, 'Paracetamol'),
    sold('munsönderfallande tablett', '250 mg|500 mg', '12 st|24 st', 52, 'Paracetamol'),
    sold('brustablett', '500 mg', '10 st|20 st', 49, 'Paracetamol'),
    sold('suppositorium', '60 mg|125 mg|250 mg', '10 st', 49, 'Paracetamol'),
    sold('oral suspension', '24 mg/ml', '60 ml|100 ml', 69, 'Paracetamol'),
  ),
  substance(
    'Ibuprofen',
    'M01AE01',
    PAIN,
    'vid tillfällig värk, feber och inflammation',
    sold('filmdragerad tablett', '200 mg|400 mg', '20 st|30 st', 39),
    sold('mjuk kapsel', '400 mg', '10 st|20 st', 64),
    sold('oral suspension', '20 mg/ml', '100 ml', 89),
    sold('suppositorium', '60 mg', '10 st', 69),
  ),
  substance(
    'Ibuprofen gel',
    'M02AA13',
    PAIN,
    'vid lokal smärta i muskler och leder',
    sold('gel', '50 mg/g', '50 g|100 g', 79),
  ),
  substance(
    'Naproxen',
    'M01AE02',
    PAIN,
    'vid mensvärk, ledvärk och huvudvärk',
    sold('mjuk kapsel', '200 mg', '10 st|20 st', 79),
    sold('tablett', '250 mg', '10 st|20 st', 74),
  ),
  substance(
    'Acetylsalicylsyra',
    'N02BA01',
    PAIN,
    'vid tillfällig huvudvärk, migrän och feber',
    sold('tablett', '500 mg', '20 st|50 st', 42),
    sold('brustablett', '500 mg', '10 st|20 st|60 st', 45),
  ),
  substance(
    'Acetylsalicylsyra koffein',
    'N02BA51',
    PAIN,
    'vid huvudvärk och migrän',
    sold('brustablett', '500 mg/50 mg', '10 st|20 st|60 st', 46),
  ),
  substance(
    'Diklofenak',
    'M02AA15',
    PAIN,
    'lokalt vid smärta i muskler och leder',
    sold('gel', '11,6 mg/g|23,2 mg/g', '50 g|100 g|150 g', 89),
  ),
];
