import { comparisonPrice, eanOf, slugOf, type NarcoticsClass, type Product } from '../../domain/catalogue/index.js';
import { addDays, startOfDay, type BusinessDate } from '../../domain/kernel/index.js';
import type { PharmacyStock } from '../../domain/product/index.js';
import { arrivalOf, type Arrival } from '../../services/shop/catalogue/stocking/arrival.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { ARTICLES } from '../../simulators/e-health/articles.js';
import { pricesOf } from '../../simulators/e-health/prices.js';
import { lookOf } from './medicines/forms.js';
import { random, seedFor } from './random.js';
import { sizeOf } from './size.js';
import { weightOf } from './weight.js';

interface Effect {
  readonly substance: string;
  /** Null for animals: the catalogue knows the codes of human medicines alone. */
  readonly atcCode: string | null;
  /** Completes the sentence "används …". */
  readonly used: string;
  readonly narcoticsClass?: NarcoticsClass;
  readonly isCold?: true;
}

const effect = (substance: string, atcCode: string | null, used: string): Effect => ({ substance, atcCode, used });

const pressure = effect('amlodipin', 'C08CA01', 'vid högt blodtryck');
const stomach = effect('omeprazol', 'A02BC01', 'vid magsår och sura uppstötningar');

const EFFECTS: Readonly<Record<keyof typeof ARTICLES, Effect>> = {
  thyroid: effect('levotyroxin', 'H03AA01', 'vid underfunktion i sköldkörteln'),
  pressure,
  pressureCheap: pressure,
  pressureImport: pressure,
  cholesterol: effect('atorvastatin', 'C10AA05', 'vid höga blodfetter'),
  asthma: effect('budesonid', 'R03BA02', 'vid astma'),
  insulin: { ...effect('insulin glargin', 'A10AE04', 'vid diabetes'), isCold: true },
  painNarcotic: { ...effect('morfin', 'N02AA01', 'vid svår smärta'), narcoticsClass: 'II' },
  antibiotic: effect('fenoximetylpenicillin', 'J01CE02', 'vid infektioner som orsakas av bakterier'),
  allergy: effect('desloratadin', 'R06AX27', 'vid allergi'),
  mood: effect('sertralin', 'N06AB06', 'vid depression och ångest'),
  contraceptive: effect('levonorgestrel och etinylestradiol', 'G03AA07', 'som skydd mot graviditet'),
  ointment: effect('hydrokortison', 'D07AA02', 'vid eksem'),
  dogPain: effect('meloxikam', null, 'vid smärta och inflammation hos hund'),
  stomach,
  stomachOther: stomach,
  nerve: effect('gabapentin', 'N02BF01', 'vid nervsmärta'),
  catThyroid: effect('tiamazol', null, 'vid överfunktion i sköldkörteln hos katt'),
};

const USAGE =
  'Använd läkemedlet enligt läkarens ordination på apoteksetiketten. Förvaras utom syn- och räckhåll för barn.';

const MAKERS = ['Norrmed', 'Fjällpharm', 'Björkmed', 'Tallmo'] as const;
/** How long ago the shop took them in. */
const ADDED_DAYS_AGO = 900;
/** The pharmacies that keep each product, of those that are no agencies. Some of them are out of it. */
const SHARE = 0.35;
const MOST_PIECES = 14;
/** In stock at no pharmacy, though it can be had. */
const NOWHERE: ReadonlySet<string> = new Set([ARTICLES.catThyroid.varunummer]);

const NUMBERS: ReadonlySet<string> = new Set(Object.values(ARTICLES).map(({ varunummer }) => varunummer));

/** Whether a number is one of the national month list, so that no other product may have it. */
export function isPrescriptionGood(varuId: string): boolean {
  return NUMBERS.has(varuId);
}

/** RX-14, CAT-06: the goods of the national month list as products of the shop, under their own article numbers. */
export function* prescriptionArrivals(on: BusinessDate): Generator<Arrival> {
  const goods = new Map(pricesOf(on.slice(0, 7)).varor.map((good) => [good.varunummer, good]));
  for (const key of Object.keys(ARTICLES) as (keyof typeof ARTICLES)[]) {
    const { varunummer: varuId } = ARTICLES[key];
    const good = goods.get(varuId);
    if (!good) throw new RangeError(`the month list has no price of ${varuId}`);
    const pharmacies = pharmacyStock(varuId, good.tillganglig);
    const product = productOf(key, good.pris, addDays(on, -ADDED_DAYS_AGO));
    const webStock = good.tillganglig ? product.webStock : 0;
    yield { ...arrivalOf({ ...product, webStock }, pharmacies), from: startOfDay(product.addedOn) };
  }
}

function productOf(key: keyof typeof ARTICLES, price: number, addedOn: BusinessDate): Product {
  const { varunummer: varuId, namn, form, styrka, forpackning } = ARTICLES[key];
  const { substance, atcCode, used, narcoticsClass = null, isCold = false } = EFFECTS[key];
  const chance = random(seedFor(Number(varuId), 21));
  const brand = chance.pick(MAKERS);
  const look = lookOf(form.toLowerCase());
  const packageText = forpackning.replace(/(?:tabletter|kapslar)$/, 'st');
  const weightGrams = weightOf(packageText, 0.9);
  const name = `${namn} ${form.toLowerCase()} ${styrka} ${packageText}`;
  const comparison = comparisonPrice(price, packageText);
  return {
    ...{ varuId, name, brand, slug: `${slugOf(name)}-${varuId}`, brandSlug: slugOf(brand), ean: eanOf(varuId) },
    ...{ type: 'Rx', vatClass: 'prescription', flags: isCold ? ['StoredCold'] : [], narcoticsClass },
    ...{ form: form.toLowerCase(), strength: styrka, substance, atcCode, manufacturer: `${brand} Läkemedel AB` },
    nplId: `${addedOn.replaceAll('-', '')}${varuId}`,
    ...{ price, discountPrice: null, memberPrice: null, campaignId: null },
    ...{ lowestPrice30Days: null, memberLowestPrice30Days: null },
    ...{ comparisonPrice: comparison?.price ?? null, comparisonUnit: comparison?.unit ?? null },
    ...{ packageText, packageType: look.packageType, packShape: look.packShape, packTitle: namn },
    description: `${namn} används ${used}. Den verksamma substansen är ${substance}. Läs alltid bipacksedeln före användning.`,
    usage: `${look.taken} ${USAGE}`,
    contents: `Verksam substans: ${substance} ${styrka}. Övriga innehållsämnen: ${look.excipients}`,
    ...{ searchWords: [], pictures: [], categoryPath: 'receptbelagda-lakemedel', family: varuId, variant: null },
    ...{ weightGrams, size: sizeOf(look.packShape, weightGrams), newUntil: null, isWebUnique: false, addedOn },
    ...{ ratingTenths: null, ratingCount: 0, popularity: chance.between(1, 100), isMonitorable: true },
    ...{ webStock: chance.between(20, 200), inStores: true },
  };
}

function pharmacyStock(varuId: string, isAvailable: boolean): PharmacyStock {
  if (!isAvailable || NOWHERE.has(varuId)) return {};
  const chance = random(seedFor(Number(varuId), 22));
  const kept = PHARMACIES.filter(({ isAgency }) => !isAgency && chance.chance(SHARE));
  return Object.fromEntries(kept.map(({ gln }) => [gln, chance.between(0, MOST_PIECES)]));
}
