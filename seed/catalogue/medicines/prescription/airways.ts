import { sold, substance, type Substance } from '../substance.js';

export const airways: readonly Substance[] = [
  substance(
    'Salbutamol',
    'R03AC02',
    '',
    'vid astma och andnöd',
    sold('inhalationspulver', '0,1 mg/dos|0,2 mg/dos', '200 doser', 99),
  ),
  substance(
    'Budesonid formoterol',
    'R03AK07',
    '',
    'vid astma och KOL',
    sold('inhalationspulver', '160 mikrogram/4,5 mikrogram|320 mikrogram/9 mikrogram', '60 doser|120 doser', 329),
  ),
  substance(
    'Budesonid inhalation',
    'R03BA02',
    '',
    'vid astma',
    sold('inhalationspulver', '100 mikrogram|200 mikrogram|400 mikrogram', '100 doser|200 doser', 189),
  ),
  substance('Tiotropium', 'R03BB04', '', 'vid KOL', sold('inhalationspulver', '18 mikrogram', '30 st|90 st', 359)),
  substance(
    'Prometazin',
    'R06AD02',
    '',
    'vid allergi och oro',
    sold('filmdragerad tablett', '25 mg', '50 st|100 st', 82),
  ),
  substance(
    'Latanoprost',
    'S01EE01',
    '',
    'vid förhöjt tryck i ögat',
    sold('ögondroppar', '50 mikrogram/ml', '2,5 ml|3 x 2,5 ml', 79, 'StoredCold'),
  ),
];
