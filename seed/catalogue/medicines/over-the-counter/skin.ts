import { sold, substance, type Substance } from '../substance.js';

const SKIN = 'hud-och-svamp';

export const skin: readonly Substance[] = [
  substance('Klotrimazol', 'D01AC01', SKIN, 'vid svampinfektion i huden', sold('kräm', '10 mg/g', '20 g|50 g', 72)),
  substance('Mikonazol', 'D01AC02', SKIN, 'vid fotsvamp och annan hudsvamp', sold('kräm', '20 mg/g', '30 g', 85)),
  substance('Ekonazol', 'D01AC03', SKIN, 'vid svampinfektion i huden', sold('kräm', '10 mg/g', '30 g', 82)),
  substance(
    'Terbinafin',
    'D01AE15',
    SKIN,
    'vid fotsvamp mellan tårna',
    sold('kräm', '10 mg/g', '15 g|30 g', 89),
    sold('gel', '10 mg/g', '15 g', 95),
    sold('kutan lösning', '10 mg/g', '4 g', 149),
  ),
  substance(
    'Amorolfin',
    'D01AE16',
    SKIN,
    'vid nagelsvamp',
    sold('medicinskt nagellack', '50 mg/ml', '2,5 ml|5 ml', 269),
  ),
  substance('Ketokonazol', 'D01AC08', SKIN, 'vid mjälleksem', sold('schampo', '20 mg/ml', '60 ml|120 ml', 99)),
  substance(
    'Hydrokortison',
    'D07AA02',
    SKIN,
    'vid eksem, klåda och insektsbett',
    sold('kräm', '10 mg/g', '20 g|30 g|50 g|100 g', 49),
    sold('salva', '10 mg/g', '20 g|50 g', 52),
  ),
  substance('Aciklovir', 'D06BB03', SKIN, 'vid munsår', sold('kräm', '50 mg/g', '2 g', 59)),
  substance('Penciklovir', 'D06BB06', SKIN, 'vid munsår', sold('kräm', '10 mg/g', '2 g', 89)),
  substance(
    'Minoxidil',
    'D11AX01',
    SKIN,
    'vid ärftligt håravfall',
    sold('kutan lösning', '20 mg/ml|50 mg/ml', '60 ml|3 x 60 ml', 199),
    sold('kutant skum', '50 mg/g', '60 g|3 x 60 g', 289),
  ),
  substance('Bensoylperoxid', 'D10AE01', SKIN, 'vid akne', sold('gel', '50 mg/g', '60 g', 129)),
  substance(
    'Klorhexidin',
    'D08AC02',
    SKIN,
    'för desinfektion av hud och små sår',
    sold('kutan lösning', '0,5 mg/ml|2 mg/ml|40 mg/ml', '250 ml|500 ml', 59),
  ),
  substance(
    'Karbamid',
    'D02AE01',
    SKIN,
    'vid torr hud, fjällning och förhårdnader',
    sold('kräm', '50 mg/g', '100 g|500 g', 79),
  ),
];
