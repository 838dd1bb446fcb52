import { sold, substance, type Substance } from './substance.js';

const TABLETS = '28 st|56 st|98 st';
const THIRTIES = '30 st|100 st';

const heart: readonly Substance[] = [
  substance('Atorvastatin', 'C10AA05', '', 'vid höga blodfetter', sold('filmdragerad tablett', '10 mg|20 mg|40 mg|80 mg', THIRTIES, 62)),
  substance('Simvastatin', 'C10AA01', '', 'vid höga blodfetter', sold('filmdragerad tablett', '10 mg|20 mg|40 mg', '28 st|98 st', 58)),
  substance('Metoprolol', 'C07AB02', '', 'vid högt blodtryck och kärlkramp', sold('depottablett', '25 mg|50 mg|100 mg|200 mg', THIRTIES, 64)),
  substance('Enalapril', 'C09AA02', '', 'vid högt blodtryck', sold('tablett', '5 mg|10 mg|20 mg', TABLETS, 52)),
  substance('Ramipril', 'C09AA05', '', 'vid högt blodtryck och hjärtsvikt', sold('kapsel', '2,5 mg|5 mg|10 mg', TABLETS, 58)),
  substance('Losartan', 'C09CA01', '', 'vid högt blodtryck', sold('filmdragerad tablett', '12,5 mg|50 mg|100 mg', TABLETS, 62)),
  substance('Candesartan', 'C09CA06', '', 'vid högt blodtryck', sold('tablett', '4 mg|8 mg|16 mg|32 mg', TABLETS, 66)),
  substance('Amlodipin', 'C08CA01', '', 'vid högt blodtryck', sold('tablett', '5 mg|10 mg', THIRTIES, 49)),
  substance('Furosemid', 'C03CA01', '', 'vid vätskeansamling', sold('tablett', '20 mg|40 mg', '30 st|100 st|250 st', 55)),
  substance('Acetylsalicylsyra lågdos', 'B01AC06', '', 'för att förebygga blodpropp', sold('tablett', '75 mg|160 mg', '100 st', 69)),
  substance('Apixaban', 'B01AF02', '', 'för att förebygga blodpropp', sold('filmdragerad tablett', '2,5 mg|5 mg', '56 st|168 st', 489)),
  substance('Warfarin', 'B01AA03', '', 'för att förebygga blodpropp', sold('tablett', '2,5 mg', '100 st', 98)),
];

const diabetes: readonly Substance[] = [
  substance('Metformin', 'A10BA02', '', 'vid typ 2-diabetes', sold('filmdragerad tablett', '500 mg|850 mg|1000 mg', '60 st|100 st|200 st', 59)),
  substance('Empagliflozin', 'A10BK03', '', 'vid typ 2-diabetes och hjärtsvikt', sold('filmdragerad tablett', '10 mg|25 mg', '30 st|90 st', 449)),
  substance('Dapagliflozin', 'A10BK01', '', 'vid typ 2-diabetes och hjärtsvikt', sold('filmdragerad tablett', '5 mg|10 mg', '28 st|98 st', 439)),
  substance('Sitagliptin', 'A10BH01', '', 'vid typ 2-diabetes', sold('filmdragerad tablett', '50 mg|100 mg', '28 st|98 st', 229)),
  substance('Semaglutid', 'A10BJ06', '', 'vid typ 2-diabetes', sold('injektionsvätska', '0,25 mg|0,5 mg|1 mg', '1 st|3 st', 1290, 'StoredCold', 'ConstantCoolingRequired')),
  substance('Insulin aspart', 'A10AB05', '', 'vid diabetes', sold('injektionsvätska', '100 E/ml', '5 x 3 ml', 389, 'StoredCold', 'ConstantCoolingRequired')),
  substance('Insulin glargin', 'A10AE04', '', 'vid diabetes', sold('injektionsvätska', '100 E/ml|300 E/ml', '5 x 3 ml', 429, 'StoredCold', 'ConstantCoolingRequired')),
];

const hormones: readonly Substance[] = [
  substance('Levotyroxin', 'H03AA01', '', 'vid låg ämnesomsättning', sold('tablett', '25 mikrogram|50 mikrogram|75 mikrogram|100 mikrogram|200 mikrogram', '100 st', 72)),
  substance('Prednisolon', 'H02AB06', '', 'vid inflammation och allergi', sold('tablett', '2,5 mg|5 mg|10 mg', '100 st', 89)),
  substance('Alendronat', 'M05BA04', '', 'vid benskörhet', sold('veckotablett', '70 mg', '4 st|12 st', 89)),
  substance('Allopurinol', 'M04AA01', '', 'vid gikt', sold('tablett', '100 mg|300 mg', '100 st', 79)),
  substance('Metotrexat', 'L04AX03', '', 'vid ledgångsreumatism och psoriasis', sold('tablett', '2,5 mg', '24 st|100 st', 119)),
  substance('Finasterid', 'G04CB01', '', 'vid godartad prostataförstoring', sold('filmdragerad tablett', '5 mg', '28 st|98 st', 99)),
  substance('Sildenafil', 'G04BE03', '', 'vid erektionssvikt', sold('filmdragerad tablett', '25 mg|50 mg|100 mg', '4 st|12 st', 89)),
  substance('Desogestrel', 'G03AC09', '', 'som preventivmedel', sold('filmdragerad tablett', '75 mikrogram', '28 st|84 st', 69)),
  substance('Levonorgestrel etinylestradiol', 'G03AA07', '', 'som preventivmedel', sold('dragerad tablett', '150 mikrogram/30 mikrogram', '63 st|84 st', 79)),
  substance('Estradiol', 'G03CA03', '', 'vid klimakteriebesvär', sold('tablett', '1 mg|2 mg', '28 st|84 st', 99), sold('depotplåster', '25 mikrogram|50 mikrogram', '8 st|24 st', 149)),
];

const airways: readonly Substance[] = [
  substance('Salbutamol', 'R03AC02', '', 'vid astma och andnöd', sold('inhalationspulver', '0,1 mg/dos|0,2 mg/dos', '200 doser', 99)),
  substance('Budesonid formoterol', 'R03AK07', '', 'vid astma och KOL', sold('inhalationspulver', '160 mikrogram/4,5 mikrogram|320 mikrogram/9 mikrogram', '60 doser|120 doser', 329)),
  substance('Budesonid inhalation', 'R03BA02', '', 'vid astma', sold('inhalationspulver', '100 mikrogram|200 mikrogram|400 mikrogram', '100 doser|200 doser', 189)),
  substance('Tiotropium', 'R03BB04', '', 'vid KOL', sold('inhalationspulver', '18 mikrogram', '30 st|90 st', 359)),
  substance('Prometazin', 'R06AD02', '', 'vid allergi och oro', sold('filmdragerad tablett', '25 mg', '50 st|100 st', 82)),
  substance('Latanoprost', 'S01EE01', '', 'vid förhöjt tryck i ögat', sold('ögondroppar', '50 mikrogram/ml', '2,5 ml|3 x 2,5 ml', 79, 'StoredCold')),
];

const nerves: readonly Substance[] = [
  substance('Sertralin', 'N06AB06', '', 'vid depression och ångest', sold('filmdragerad tablett', '25 mg|50 mg|100 mg', TABLETS, 69)),
  substance('Escitalopram', 'N06AB10', '', 'vid depression och ångest', sold('filmdragerad tablett', '5 mg|10 mg|20 mg', TABLETS, 64)),
  substance('Citalopram', 'N06AB04', '', 'vid depression', sold('filmdragerad tablett', '10 mg|20 mg|40 mg', TABLETS, 62)),
  substance('Mirtazapin', 'N06AX11', '', 'vid depression', sold('munsönderfallande tablett', '15 mg|30 mg|45 mg', '30 st|96 st', 79)),
  substance('Venlafaxin', 'N06AX16', '', 'vid depression och ångest', sold('depotkapsel', '37,5 mg|75 mg|150 mg', TABLETS, 89)),
  substance('Kvetiapin', 'N05AH04', '', 'vid psykos och bipolär sjukdom', sold('depottablett', '50 mg|200 mg|300 mg', '30 st|100 st', 119)),
  substance('Hydroxizin', 'N05BB01', '', 'vid oro och klåda', sold('filmdragerad tablett', '10 mg|25 mg', '25 st|100 st', 72)),
  substance('Propiomazin', 'N05CM06', '', 'vid sömnsvårigheter', sold('filmdragerad tablett', '25 mg', '30 st|100 st', 79)),
  substance('Sumatriptan', 'N02CC01', '', 'vid migrän', sold('filmdragerad tablett', '50 mg|100 mg', '6 st|12 st|18 st', 69)),
  substance('Gabapentin', 'N02BF01', '', 'vid nervsmärta och epilepsi', sold('kapsel', '100 mg|300 mg|400 mg', '100 st', 99)),
  substance('Oxikodon', 'N02AA05', '', 'vid svår smärta', sold('depottablett', '5 mg|10 mg|20 mg', '28 st|98 st', 129)),
  substance('Metylfenidat', 'N06BA04', '', 'vid adhd', sold('depotkapsel', '10 mg|20 mg|30 mg', '30 st|100 st', 259)),
  substance('Lisdexamfetamin', 'N06BA12', '', 'vid adhd', sold('kapsel', '30 mg|50 mg|70 mg', '30 st', 699)),
  substance('Tramadol', 'N02AX02', '', 'vid måttlig till svår smärta', sold('kapsel', '50 mg', '20 st|100 st', 69)),
  substance('Kodein paracetamol', 'N02AJ06', '', 'vid måttlig smärta', sold('tablett', '30 mg/500 mg', '20 st|100 st', 72, 'Paracetamol')),
  substance('Zolpidem', 'N05CF02', '', 'vid sömnsvårigheter', sold('filmdragerad tablett', '5 mg|10 mg', '10 st|30 st', 49)),
  substance('Oxazepam', 'N05BA04', '', 'vid ångest', sold('tablett', '5 mg|10 mg|25 mg', '25 st|100 st', 59)),
  substance('Zopiklon', 'N05CF01', '', 'vid sömnsvårigheter', sold('filmdragerad tablett', '5 mg|7,5 mg', '10 st|30 st|100 st', 49)),
  substance('Pregabalin', 'N02BF02', '', 'vid nervsmärta och ångest', sold('kapsel', '25 mg|75 mg|150 mg|300 mg', '56 st|84 st', 89)),
];

const infections: readonly Substance[] = [
  substance('Fenoximetylpenicillin', 'J01CE02', '', 'vid bakterieinfektion', sold('filmdragerad tablett', '500 mg|800 mg|1 g', '20 st|30 st|40 st', 89)),
  substance('Amoxicillin', 'J01CA04', '', 'vid bakterieinfektion', sold('filmdragerad tablett', '500 mg|750 mg', '20 st|30 st', 92)),
  substance('Pivmecillinam', 'J01CA08', '', 'vid urinvägsinfektion', sold('filmdragerad tablett', '200 mg|400 mg', '15 st|20 st', 119)),
  substance('Doxycyklin', 'J01AA02', '', 'vid bakterieinfektion', sold('tablett', '100 mg', '10 st|15 st', 79)),
  substance('Erytromycin', 'J01FA01', '', 'vid bakterieinfektion', sold('enterokapsel', '250 mg', '40 st', 139)),
  substance('Paracetamol 1 g', 'N02BE01', '', 'vid smärta och feber', sold('filmdragerad tablett', '1 g', '100 st', 99, 'Paracetamol')),
  substance('Omeprazol långtid', 'A02BC01', '', 'vid magsår och refluxsjukdom', sold('enterokapsel', '20 mg|40 mg', '28 st|100 st', 99)),
];

/** Real substances of facts §6; the shelf is not used, all stand under one category. */
export const PRESCRIPTION: readonly Substance[] = [...heart, ...diabetes, ...hormones, ...airways, ...nerves, ...infections];
