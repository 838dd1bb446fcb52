import { sold, substance, type Substance } from '../substance.js';

export const hormones: readonly Substance[] = [
  substance(
    'Levotyroxin',
    'H03AA01',
    '',
    'vid låg ämnesomsättning',
    sold('tablett', '25 mikrogram|50 mikrogram|75 mikrogram|100 mikrogram|200 mikrogram', '100 st', 72),
  ),
  substance(
    'Prednisolon',
    'H02AB06',
    '',
    'vid inflammation och allergi',
    sold('tablett', '2,5 mg|5 mg|10 mg', '100 st', 89),
  ),
  substance('Alendronat', 'M05BA04', '', 'vid benskörhet', sold('veckotablett', '70 mg', '4 st|12 st', 89)),
  substance('Allopurinol', 'M04AA01', '', 'vid gikt', sold('tablett', '100 mg|300 mg', '100 st', 79)),
  substance(
    'Metotrexat',
    'L04AX03',
    '',
    'vid ledgångsreumatism och psoriasis',
    sold('tablett', '2,5 mg', '24 st|100 st', 119),
  ),
  substance(
    'Finasterid',
    'G04CB01',
    '',
    'vid godartad prostataförstoring',
    sold('filmdragerad tablett', '5 mg', '28 st|98 st', 99),
  ),
  substance(
    'Sildenafil',
    'G04BE03',
    '',
    'vid erektionssvikt',
    sold('filmdragerad tablett', '25 mg|50 mg|100 mg', '4 st|12 st', 89),
  ),
  substance(
    'Desogestrel',
    'G03AC09',
    '',
    'som preventivmedel',
    sold('filmdragerad tablett', '75 mikrogram', '28 st|84 st', 69),
  ),
  substance(
    'Levonorgestrel etinylestradiol',
    'G03AA07',
    '',
    'som preventivmedel',
    sold('dragerad tablett', '150 mikrogram/30 mikrogram', '63 st|84 st', 79),
  ),
  substance(
    'Estradiol',
    'G03CA03',
    '',
    'vid klimakteriebesvär',
    sold('tablett', '1 mg|2 mg', '28 st|84 st', 99),
    sold('depotplåster', '25 mikrogram|50 mikrogram', '8 st|24 st', 149),
  ),
];
