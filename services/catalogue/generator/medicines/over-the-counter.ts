import { sold, substance, type Substance } from './substance.js';

const PAIN = 'vark-och-feber';
const COLD = 'forkylning-hosta-och-halsont';
const ALLERGY = 'allergi';
const STOMACH = 'mage-och-tarm';
const SKIN = 'hud-och-svamp';

const pain: readonly Substance[] = [
  substance('Paracetamol', 'N02BE01', PAIN, 'vid tillfällig feber och lätt till måttlig värk, till exempel huvudvärk, tandvärk och mensvärk',
    sold('filmdragerad tablett', '500 mg', '10 st|20 st', 24, 'Paracetamol'), sold('munsönderfallande tablett', '250 mg|500 mg', '12 st|24 st', 52, 'Paracetamol'),
    sold('brustablett', '500 mg', '10 st|20 st', 49, 'Paracetamol'), sold('suppositorium', '60 mg|125 mg|250 mg', '10 st', 49, 'Paracetamol'),
    sold('oral suspension', '24 mg/ml', '60 ml|100 ml', 69, 'Paracetamol')),
  substance('Ibuprofen', 'M01AE01', PAIN, 'vid tillfällig värk, feber och inflammation',
    sold('filmdragerad tablett', '200 mg|400 mg', '20 st|30 st', 39), sold('mjuk kapsel', '400 mg', '10 st|20 st', 64),
    sold('oral suspension', '20 mg/ml', '100 ml', 89), sold('suppositorium', '60 mg', '10 st', 69)),
  substance('Ibuprofen gel', 'M02AA13', PAIN, 'vid lokal smärta i muskler och leder', sold('gel', '50 mg/g', '50 g|100 g', 79)),
  substance('Naproxen', 'M01AE02', PAIN, 'vid mensvärk, ledvärk och huvudvärk', sold('mjuk kapsel', '200 mg', '10 st|20 st', 79), sold('tablett', '250 mg', '10 st|20 st', 74)),
  substance('Acetylsalicylsyra', 'N02BA01', PAIN, 'vid tillfällig huvudvärk, migrän och feber', sold('tablett', '500 mg', '20 st|50 st', 42), sold('brustablett', '500 mg', '10 st|20 st|60 st', 45)),
  substance('Acetylsalicylsyra koffein', 'N02BA51', PAIN, 'vid huvudvärk och migrän', sold('brustablett', '500 mg/50 mg', '10 st|20 st|60 st', 46)),
  substance('Diklofenak', 'M02AA15', PAIN, 'lokalt vid smärta i muskler och leder', sold('gel', '11,6 mg/g|23,2 mg/g', '50 g|100 g|150 g', 89)),
];

const cold: readonly Substance[] = [
  substance('Xylometazolin', 'R01AA07', 'nastappa', 'för att lindra nästäppa vid förkylning och bihåleinflammation', sold('nässpray', '0,5 mg/ml|1 mg/ml', '10 ml', 45)),
  substance('Oximetazolin', 'R01AA05', 'nastappa', 'för att lindra nästäppa i upp till tio dagar', sold('nässpray', '0,25 mg/ml|0,5 mg/ml', '7,5 ml|10 ml', 49), sold('näsdroppar', '0,1 mg/ml|0,25 mg/ml', '10 ml', 55)),
  substance('Acetylcystein', 'R05CB01', COLD, 'för att lösa segt slem vid hosta', sold('brustablett', '200 mg', '25 st|100 st', 69)),
  substance('Bromhexin', 'R05CB02', COLD, 'vid slemhosta', sold('tablett', '8 mg', '20 st|50 st', 49), sold('oral lösning', '0,8 mg/ml|1,6 mg/ml', '125 ml|250 ml', 69)),
  substance('Ambroxol', 'R02AD05', COLD, 'vid halsont', sold('sugtablett', '20 mg', '18 st|36 st', 79)),
  substance('Bensydamin', 'R02AX03', COLD, 'vid halsont och irritation i mun och svalg', sold('sugtablett', '3 mg', '20 st', 85), sold('munspray', '3 mg/ml', '15 ml', 99)),
];

const allergy: readonly Substance[] = [
  substance('Cetirizin', 'R06AE07', ALLERGY, 'vid pollenallergi och nässelutslag', sold('filmdragerad tablett', '10 mg', '7 st|14 st|30 st', 45)),
  substance('Loratadin', 'R06AX13', ALLERGY, 'vid hösnuva och klåda', sold('tablett', '10 mg', '7 st|14 st|28 st', 45), sold('sirap', '1 mg/ml', '100 ml', 89)),
  substance('Desloratadin', 'R06AX27', ALLERGY, 'vid allergisk snuva och nässelutslag', sold('filmdragerad tablett', '5 mg', '10 st|30 st', 69), sold('munsönderfallande tablett', '2,5 mg|5 mg', '10 st|30 st', 79)),
  substance('Fexofenadin', 'R06AX26', ALLERGY, 'vid säsongsbunden allergisk snuva', sold('filmdragerad tablett', '120 mg|180 mg', '10 st|30 st', 79)),
  substance('Mometason', 'R01AD09', ALLERGY, 'förebyggande vid allergisk snuva', sold('nässpray', '50 mikrogram/dos', '60 doser|140 doser', 99)),
  substance('Budesonid', 'R01AD05', ALLERGY, 'vid allergisk snuva och nästäppa', sold('nässpray', '32 mikrogram/dos|64 mikrogram/dos', '120 doser|240 doser', 109)),
  substance('Natriumkromoglikat', 'S01GX01', ALLERGY, 'vid allergiska ögonbesvär', sold('ögondroppar', '20 mg/ml|40 mg/ml', '10 ml|13,5 ml', 89)),
  substance('Ketotifen', 'S01GX08', ALLERGY, 'vid kliande och rinnande ögon av pollen', sold('ögondroppar', '0,25 mg/ml', '5 ml', 109)),
  substance('Tårersättning', 'S01XA20', 'ogon-och-oron', 'vid torra och trötta ögon', sold('ögongel', '2 mg/g', '10 g', 79), sold('ögondroppar', '2,5 mg/g|5 mg/ml', '10 ml', 89)),
  substance('Meklozin', 'R06AE05', 'reseapotek', 'mot åksjuka', sold('tablett', '25 mg', '10 st|14 st', 79)),
];

const stomach: readonly Substance[] = [
  substance('Omeprazol', 'A02BC01', STOMACH, 'vid halsbränna och sura uppstötningar', sold('enterokapsel', '10 mg|20 mg', '14 st|28 st', 69), sold('enterotablett', '20 mg', '14 st|28 st', 72)),
  substance('Pantoprazol', 'A02BC02', STOMACH, 'vid halsbränna hos vuxna', sold('enterotablett', '20 mg', '7 st|14 st|28 st', 59)),
  substance('Esomeprazol', 'A02BC05', STOMACH, 'vid halsbränna hos vuxna', sold('enterotablett', '20 mg', '7 st|14 st|28 st', 64)),
  substance('Famotidin', 'A02BA03', STOMACH, 'vid tillfällig halsbränna', sold('filmdragerad tablett', '10 mg', '12 st|24 st', 79)),
  substance('Alginsyra', 'A02BX13', STOMACH, 'vid sura uppstötningar', sold('tuggtablett', '250 mg', '20 st|60 st', 59), sold('oral suspension', '50 mg/ml', '200 ml|400 ml', 89)),
  substance('Antacida', 'A02AD01', STOMACH, 'vid sur mage och halsbränna', sold('tuggtablett', '680 mg/80 mg', '24 st|48 st|96 st', 49)),
  substance('Loperamid', 'A07DA03', STOMACH, 'vid tillfällig diarré', sold('kapsel', '2 mg', '8 st|16 st', 59), sold('munsönderfallande tablett', '2 mg', '8 st|16 st', 72)),
  substance('Laktulos', 'A06AD11', STOMACH, 'vid förstoppning', sold('oral lösning', '670 mg/ml', '500 ml|1 l', 89)),
  substance('Makrogol', 'A06AD65', STOMACH, 'vid långvarig förstoppning', sold('pulver till oral lösning', '13,8 g', '20 st|50 st', 109)),
  substance('Ispaghula', 'A06AC01', STOMACH, 'för att reglera magen', sold('granulat', '3,25 g', '30 st', 129)),
  substance('Sterkulia', 'A06AC03', STOMACH, 'vid förstoppning', sold('granulat', '6 g', '50 st', 149)),
  substance('Natriumpikosulfat', 'A06AB08', STOMACH, 'vid tillfällig förstoppning', sold('orala droppar', '7,5 mg/ml', '30 ml', 79)),
  substance('Bisakodyl', 'A06AB02', STOMACH, 'vid tillfällig förstoppning', sold('enterotablett', '5 mg', '30 st', 62)),
  substance('Mikrolavemang', 'A06AG11', STOMACH, 'vid förstoppning då snabb effekt önskas', sold('rektal lösning', '5 ml', '4 st|12 st', 69)),
  substance('Dimetikon', 'A03AX13', STOMACH, 'vid gasbildning och kolik', sold('orala droppar', '100 mg/ml', '30 ml', 99), sold('mjuk kapsel', '240 mg', '20 st', 79)),
  substance('Hydrokortison lidokain', 'C05AA01', STOMACH, 'vid besvär av hemorrojder', sold('rektal salva', '50 mg/g', '20 g|50 g', 99)),
];

const skin: readonly Substance[] = [
  substance('Klotrimazol', 'D01AC01', SKIN, 'vid svampinfektion i huden', sold('kräm', '10 mg/g', '20 g|50 g', 72)),
  substance('Mikonazol', 'D01AC02', SKIN, 'vid fotsvamp och annan hudsvamp', sold('kräm', '20 mg/g', '30 g', 85)),
  substance('Ekonazol', 'D01AC03', SKIN, 'vid svampinfektion i huden', sold('kräm', '10 mg/g', '30 g', 82)),
  substance('Terbinafin', 'D01AE15', SKIN, 'vid fotsvamp mellan tårna', sold('kräm', '10 mg/g', '15 g|30 g', 89), sold('gel', '10 mg/g', '15 g', 95), sold('kutan lösning', '10 mg/g', '4 g', 149)),
  substance('Amorolfin', 'D01AE16', SKIN, 'vid nagelsvamp', sold('medicinskt nagellack', '50 mg/ml', '2,5 ml|5 ml', 269)),
  substance('Ketokonazol', 'D01AC08', SKIN, 'vid mjälleksem', sold('schampo', '20 mg/ml', '60 ml|120 ml', 99)),
  substance('Hydrokortison', 'D07AA02', SKIN, 'vid eksem, klåda och insektsbett', sold('kräm', '10 mg/g', '20 g|30 g|50 g|100 g', 49), sold('salva', '10 mg/g', '20 g|50 g', 52)),
  substance('Aciklovir', 'D06BB03', SKIN, 'vid munsår', sold('kräm', '50 mg/g', '2 g', 59)),
  substance('Penciklovir', 'D06BB06', SKIN, 'vid munsår', sold('kräm', '10 mg/g', '2 g', 89)),
  substance('Minoxidil', 'D11AX01', SKIN, 'vid ärftligt håravfall', sold('kutan lösning', '20 mg/ml|50 mg/ml', '60 ml|3 x 60 ml', 199), sold('kutant skum', '50 mg/g', '60 g|3 x 60 g', 289)),
  substance('Bensoylperoxid', 'D10AE01', SKIN, 'vid akne', sold('gel', '50 mg/g', '60 g', 129)),
  substance('Klorhexidin', 'D08AC02', SKIN, 'för desinfektion av hud och små sår', sold('kutan lösning', '0,5 mg/ml|2 mg/ml|40 mg/ml', '250 ml|500 ml', 59)),
  substance('Karbamid', 'D02AE01', SKIN, 'vid torr hud, fjällning och förhårdnader', sold('kräm', '50 mg/g', '100 g|500 g', 79)),
];

const various: readonly Substance[] = [
  substance('Klotrimazol vaginal', 'G01AF02', 'intim-och-underliv', 'vid svampinfektion i underlivet', sold('vagitorium', '500 mg', '1 st', 129)),
  substance('Ekonazol vaginal', 'G01AF05', 'intim-och-underliv', 'vid svampinfektion i underlivet', sold('vagitorium', '150 mg', '3 st', 139)),
  substance('Estriol', 'G03CA04', 'intim-och-underliv', 'vid torra slemhinnor efter klimakteriet', sold('vaginalkräm', '1 mg/g', '15 g', 139)),
  substance('Levonorgestrel', 'G03AD01', 'intim-och-underliv', 'som akut-p-piller inom 72 timmar', sold('tablett', '1,5 mg', '1 st', 129)),
  substance('Ulipristal', 'G03AD02', 'intim-och-underliv', 'som akut-p-piller inom 120 timmar', sold('filmdragerad tablett', '30 mg', '1 st', 269)),
  substance('Nikotin', 'N07BA01', 'sluta-roka', 'för att lindra abstinens när du slutar röka eller snusa',
    sold('medicinskt tuggummi', '2 mg|4 mg', '30 st|105 st|210 st', 62, 'Nicotine', 'AgeLimited'), sold('sugtablett', '2 mg|4 mg', '24 st|96 st|204 st', 65, 'Nicotine', 'AgeLimited'),
    sold('munspray', '1 mg/dos', '150 doser|300 doser', 299, 'Nicotine', 'AgeLimited'), sold('depotplåster', '10 mg/16 timmar|15 mg/16 timmar|25 mg/16 timmar', '7 st|14 st|28 st', 199, 'Nicotine', 'AgeLimited')),
  substance('Melatonin', 'N05CH01', 'somn-och-oro', 'vid jetlag och tillfälliga sömnbesvär hos vuxna', sold('tablett', '0,5 mg|1 mg|3 mg|5 mg', '10 st|30 st', 89)),
  substance('Mebendazol', 'P02CA01', 'mask-och-loppor', 'mot springmask', sold('tablett', '100 mg', '6 st', 89)),
  substance('Järn', 'B03AA07', 'vitamin-och-mineralbrist', 'vid järnbrist', sold('depottablett', '100 mg', '50 st|100 st', 79)),
  substance('Kalcium vitamin D', 'A12AX', 'vitamin-och-mineralbrist', 'vid brist på kalcium och vitamin D', sold('tuggtablett', '500 mg/200 IE|500 mg/400 IE', '60 st|90 st', 119)),
  substance('Natriumfluorid', 'A01AA01', 'mun-och-tander', 'för att förebygga karies', sold('munskölj', '0,5 mg/ml', '500 ml', 69), sold('tandkräm', '5 mg/g', '51 g', 99)),
];

export const OVER_THE_COUNTER: readonly Substance[] = [...pain, ...cold, ...allergy, ...stomach, ...skin, ...various];
