import { sold, substance, type Substance } from '../substance.js';

export const diabetes: readonly Substance[] = [
  substance(
    'Metformin',
    'A10BA02',
    '',
    'vid typ 2-diabetes',
    sold('filmdragerad tablett', '500 mg|850 mg|1000 mg', '60 st|100 st|200 st', 59),
  ),
  substance(
    'Empagliflozin',
    'A10BK03',
    '',
    'vid typ 2-diabetes och hjärtsvikt',
    sold('filmdragerad tablett', '10 mg|25 mg', '30 st|90 st', 449),
  ),
  substance(
    'Dapagliflozin',
    'A10BK01',
    '',
    'vid typ 2-diabetes och hjärtsvikt',
    sold('filmdragerad tablett', '5 mg|10 mg', '28 st|98 st', 439),
  ),
  substance(
    'Sitagliptin',
    'A10BH01',
    '',
    'vid typ 2-diabetes',
    sold('filmdragerad tablett', '50 mg|100 mg', '28 st|98 st', 229),
  ),
  substance(
    'Semaglutid',
    'A10BJ06',
    '',
    'vid typ 2-diabetes',
    sold('injektionsvätska', '0,25 mg|0,5 mg|1 mg', '1 st|3 st', 1290, 'StoredCold', 'ConstantCoolingRequired'),
  ),
  substance(
    'Insulin aspart',
    'A10AB05',
    '',
    'vid diabetes',
    sold('injektionsvätska', '100 E/ml', '5 x 3 ml', 389, 'StoredCold', 'ConstantCoolingRequired'),
  ),
  substance(
    'Insulin glargin',
    'A10AE04',
    '',
    'vid diabetes',
    sold('injektionsvätska', '100 E/ml|300 E/ml', '5 x 3 ml', 429, 'StoredCold', 'ConstantCoolingRequired'),
  ),
];
