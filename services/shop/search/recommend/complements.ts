import type { Product } from '../../../../domain/catalogue/index.js';

/** Goods that complement others: a category, or only some kinds in it. */
export interface Complement {
  readonly shelf: string;
  /** The kinds by their form, such as "Handkräm". Null for the whole category. */
  readonly kinds: readonly string[] | null;
}

const all = (shelf: string): Complement => ({ shelf, kinds: null });
const some = (shelf: string, kinds: string): Complement => ({ shelf, kinds: kinds.split('|') });

const MEDICINE = 'receptfria-lakemedel';
const HANDS_AND_FEET = 'hudvard/hander-och-fotter';
const THROAT = [all('mat-och-dryck/halstabletter'), all('mat-och-dryck/te-och-honung')];
const CLEANSING = [some('hudvard/ansikte', 'Micellärt vatten|Ansiktsrengöring')];
const NURSING = some('baby-och-foralder/gravid-och-amning', 'Amningsinlägg|Bröstvårtssalva');

/**
 * What complements a category, the best first. Both serve the same need. A medicine is never offered beside another
 * one, except for eyes beside allergy. A category that is not here has no complements. The table is our own, because
 * the requirements give none.
 */
const OF_CATEGORY: Readonly<Record<string, readonly Complement[]>> = {
  [`${MEDICINE}/vark-och-feber`]: [all('hjalpmedel-och-tester/termometer')],
  [`${MEDICINE}/forkylning-hosta-och-halsont`]: THROAT,
  [`${MEDICINE}/nastappa`]: THROAT,
  [`${MEDICINE}/allergi`]: [all(`${MEDICINE}/ogon-och-oron`)],
  [`${MEDICINE}/mage-och-tarm`]: [all('mat-och-dryck/vatskeersattning'), all('kosttillskott/probiotika')],
  [`${MEDICINE}/hud-och-svamp`]: [all('hudvard/eksem-och-torr-hud')],
  [`${MEDICINE}/intim-och-underliv`]: [all('mens-och-klimakteriet/intimvard')],
  [`${MEDICINE}/sluta-roka`]: [some('mat-och-dryck/halstabletter', 'Xylitolpastill')],
  [`${MEDICINE}/somn-och-oro`]: [some('mat-och-dryck/te-och-honung', 'Örtte')],
  [`${MEDICINE}/reseapotek`]: [all('mat-och-dryck/vatskeersattning')],
  [`${MEDICINE}/mask-och-loppor`]: [some(HANDS_AND_FEET, 'Handtvål|Handsprit')],
  [`${MEDICINE}/vitamin-och-mineralbrist`]: [all('hjalpmedel-och-tester/dosetter')],
  [`${MEDICINE}/mun-och-tander`]: [all('mun-och-tander/mellanrum'), all('mun-och-tander/tandborstar')],
  'hudvard/ansikte': [all('hudvard/sol')],
  'hudvard/kropp': [all(HANDS_AND_FEET)],
  [HANDS_AND_FEET]: [all('hudvard/kropp')],
  'hudvard/sol': [some('hudvard/kropp', 'Kroppslotion')],
  'hudvard/akne': CLEANSING,
  'hudvard/eksem-och-torr-hud': [some('hudvard/kropp', 'Duscholja|Kroppslotion'), some(HANDS_AND_FEET, 'Handkräm')],
  'har/schampo': [all('har/balsam')],
  'har/balsam': [all('har/schampo')],
  'har/mjall': [all('har/balsam')],
  'har/loss': [all('har/balsam')],
  'har/haravfall': [all('har/schampo')],
  'har/styling': [all('har/schampo')],
  'mun-och-tander/tandborstar': [all('mun-och-tander/tandkram')],
  'mun-och-tander/tandkram': [all('mun-och-tander/mellanrum'), all('mun-och-tander/tandborstar')],
  'mun-och-tander/munskolj': [all('mun-och-tander/tandkram')],
  'mun-och-tander/mellanrum': [all('mun-och-tander/tandkram')],
  'vitaminer-och-mineraler/multivitaminer': [all('hjalpmedel-och-tester/dosetter')],
  'vitaminer-och-mineraler/c-vitamin': [some('vitaminer-och-mineraler/jarn-och-zink', 'Zink')],
  'vitaminer-och-mineraler/b-vitamin': [all('vitaminer-och-mineraler/jarn-och-zink')],
  'vitaminer-och-mineraler/jarn-och-zink': [all('vitaminer-och-mineraler/c-vitamin')],
  'vitaminer-och-mineraler/kalcium': [all('kosttillskott/d-vitamin')],
  'kosttillskott/omega-3': [all('kosttillskott/d-vitamin')],
  'kosttillskott/magnesium': [all('kosttillskott/d-vitamin')],
  'kosttillskott/d-vitamin': [all('kosttillskott/magnesium')],
  'kosttillskott/leder-och-muskler': [all('stod-och-kompression/leder')],
  'kosttillskott/hud-har-och-naglar': [some('har/haravfall', 'Hårserum')],
  'kosttillskott/probiotika': [all('mat-och-dryck/vatskeersattning')],
  'mat-och-dryck/vatskeersattning': [all('kosttillskott/probiotika')],
  'mat-och-dryck/naringsdryck': [all('vitaminer-och-mineraler/multivitaminer')],
  'mat-och-dryck/te-och-honung': [all('mat-och-dryck/halstabletter')],
  'mat-och-dryck/halstabletter': [all('mat-och-dryck/te-och-honung')],
  'baby-och-foralder/blojor-och-vatservetter': [all('baby-och-foralder/babyhud')],
  'baby-och-foralder/babyhud': [all('baby-och-foralder/blojor-och-vatservetter')],
  'baby-och-foralder/nappar-och-flaskor': [NURSING],
  'baby-och-foralder/gravid-och-amning': [some('baby-och-foralder/nappar-och-flaskor', 'Nappflaska|Napp')],
  'sex-och-lust/kondomer': [all('sex-och-lust/glidmedel')],
  'sex-och-lust/glidmedel': [all('sex-och-lust/kondomer')],
  'sex-och-lust/massage': [all('sex-och-lust/glidmedel')],
  'mens-och-klimakteriet/bindor-och-trosskydd': [all('mens-och-klimakteriet/intimvard')],
  'mens-och-klimakteriet/tamponger': [all('mens-och-klimakteriet/bindor-och-trosskydd')],
  'mens-och-klimakteriet/menskoppar': [all('mens-och-klimakteriet/intimvard')],
  'mens-och-klimakteriet/intimvard': [all('mens-och-klimakteriet/bindor-och-trosskydd')],
  'inkontinens/skydd': [all('mens-och-klimakteriet/intimvard')],
  'inkontinens/byxor': [all('inkontinens/skydd')],
  'sar-plaster-och-forsta-hjalpen/plaster': [all('sar-plaster-och-forsta-hjalpen/sarvard')],
  'sar-plaster-och-forsta-hjalpen/sarvard': [all('sar-plaster-och-forsta-hjalpen/plaster')],
  'sar-plaster-och-forsta-hjalpen/bandage': [all('sar-plaster-och-forsta-hjalpen/sarvard')],
  'sar-plaster-och-forsta-hjalpen/skavsar': [all('sar-plaster-och-forsta-hjalpen/plaster')],
  'hjalpmedel-och-tester/blodtryck': [all('hjalpmedel-och-tester/dosetter')],
  'hjalpmedel-och-tester/termometer': [all('mat-och-dryck/vatskeersattning')],
  'hjalpmedel-och-tester/sjalvtester': [all('hjalpmedel-och-tester/termometer')],
  'hjalpmedel-och-tester/dosetter': [all('vitaminer-och-mineraler/multivitaminer')],
  'stod-och-kompression/leder': [all('stod-och-kompression/tejp')],
  'stod-och-kompression/stodstrumpor': [some(HANDS_AND_FEET, 'Fotkräm')],
  'stod-och-kompression/tejp': [all('stod-och-kompression/leder')],
  'traning/protein-och-energi': [all('traning/aterhamtning')],
  'traning/aterhamtning': [all('traning/protein-och-energi')],
  'smink-och-parfym/lappar': CLEANSING,
  'smink-och-parfym/ogon': CLEANSING,
  'smink-och-parfym/bas': CLEANSING,
  'smink-och-parfym/parfym': [some('hudvard/kropp', 'Kroppslotion')],
  'smink-och-parfym/naglar': [some(HANDS_AND_FEET, 'Handkräm')],
  'herr/rakning': [all('herr/deodorant')],
  'herr/skagg': [all('herr/rakning')],
  'herr/deodorant': [all('herr/rakning')],
};

const FOR_PREGNANCY = some('baby-och-foralder/gravid-och-amning', 'Gravidvitamin');
const FOLATE = some('vitaminer-och-mineraler/b-vitamin', 'Folsyra');

/** Kinds that serve another need than their category as a whole. A form of medicine is named with its category. */
const OF_KIND: Readonly<Record<string, readonly Complement[]>> = {
  [`${MEDICINE}/vark-och-feber gel`]: [all('stod-och-kompression/tejp'), all('stod-och-kompression/leder')],
  Gravidvitamin: [some('hudvard/kropp', 'Kroppslotion|Kroppssmör')],
  Graviditetstest: [FOR_PREGNANCY, FOLATE],
  Ägglossningstest: [some('hjalpmedel-och-tester/graviditetstest', 'Graviditetstest'), FOLATE],
  Folsyra: [FOR_PREGNANCY],
  Bitring: [some('baby-och-foralder/nappar-och-flaskor', 'Napp')],
};

/** Every complement of the two tables, for the check that each names a category and kinds that exist. */
export const COMPLEMENTS: readonly Complement[] = [...Object.values(OF_CATEGORY), ...Object.values(OF_KIND)].flat();

/** The complements of a product, the best first. */
export function complementsOf({ categoryPath, form }: Pick<Product, 'categoryPath' | 'form'>): readonly Complement[] {
  return OF_KIND[form] ?? OF_KIND[`${categoryPath} ${form}`] ?? OF_CATEGORY[categoryPath] ?? [];
}

export function isAmong({ kinds }: Complement, { form }: Pick<Product, 'form'>): boolean {
  return kinds?.includes(form) ?? true;
}
