import type { ProductType } from '../../../domain/cart/events.js';
import type { Variant, NarcoticsClass } from '../../../domain/catalogue/index.js';
import type { Draft, FamilySource } from '../draft.js';
import { sizeFactor } from '../price.js';
import { weightOf } from '../weight.js';
import { lookOf } from './forms.js';
import { searchWordsOf } from './search-words.js';
import type { Substance, SubstanceForm } from './substance.js';
import { medicineContents, medicineDescription, medicineUsage } from './wording.js';
import { allergy } from './over-the-counter/allergy.js';
import { cold } from './over-the-counter/cold.js';
import { pain } from './over-the-counter/pain.js';
import { skin } from './over-the-counter/skin.js';
import { stomach } from './over-the-counter/stomach.js';
import { various } from './over-the-counter/various.js';
import { airways } from './prescription/airways.js';
import { diabetes } from './prescription/diabetes.js';
import { heart } from './prescription/heart.js';
import { hormones } from './prescription/hormones.js';
import { infections } from './prescription/infections.js';
import { nerves } from './prescription/nerves.js';

const PRESCRIPTION: readonly Substance[] = [...heart, ...diabetes, ...hormones, ...airways, ...nerves, ...infections];

const OVER_THE_COUNTER: readonly Substance[] = [...pain, ...cold, ...allergy, ...stomach, ...skin, ...various];

/** The narcotics class (LVFS 2011:10) of those generated substances that are narcotics, by ATC code. */
const NARCOTICS: Readonly<Record<string, NarcoticsClass>> = {
  N02AA05: 'II',
  N06BA04: 'II',
  N06BA12: 'II',
  N02AJ06: 'III',
  N02AX02: 'III',
  N05BA04: 'IV',
  N05CF02: 'IV',
  N05CF01: 'V',
  N02BF02: 'V',
};

/** The makers are invented, because real trade marks belong to their owners. */
const MAKERS = [
  'Älgört',
  'Norrmed',
  'Fjällpharm',
  'Sundvik',
  'Björkmed',
  'Tallmo',
  'Vänerfarm',
  'Östanläk',
  'Skärfarm',
  'Hjortvall',
  'Lingomed',
  'Mälarläk',
] as const;

interface Sold {
  readonly substance: Substance;
  readonly sold: SubstanceForm;
}

/** Makes families of medicines. One family is one substance in one form from one maker, in every strength and pack. */
function source(type: 'Ex' | 'Rx', substances: readonly Substance[], weight: number): FamilySource {
  const forms = substances.flatMap((substance) => substance.forms.map((sold) => ({ substance, sold })));
  return {
    weight,
    families: forms.length * MAKERS.length,
    editions: 1,
    family(index, random) {
      const form = forms[index % forms.length] as Sold;
      const maker = MAKERS[Math.floor(index / forms.length)] as string;
      const level = 0.85 + random.next() * 0.4;
      const packs = form.sold.strengths.flatMap((strength, step) =>
        form.sold.packs.map((pack) => ({ strength, step, pack })),
      );
      return packs.map(({ strength, step, pack }) => {
        const kronor = form.sold.kronor * level * sizeFactor(pack, form.sold.packs[0] as string) * (1 + step * 0.14);
        return draft(type, form, maker, strength, pack, kronor, packs.length > 1);
      });
    },
  };
}

function draft(
  type: ProductType,
  { substance, sold }: Sold,
  maker: string,
  strength: string,
  pack: string,
  kronor: number,
  varied: boolean,
): Draft {
  const look = lookOf(sold.form);
  const variant: Variant = { axis: 'Styrka och förpackning', value: `${strength}, ${pack}` };
  return {
    name: `${substance.name} ${maker} ${sold.form} ${strength} ${pack}`,
    brand: maker,
    type,
    vatClass: type === 'Rx' ? 'prescription' : 'medicine-otc',
    kronor,
    flags: sold.flags,
    form: sold.form,
    strength,
    substance: substance.name.toLowerCase(),
    atcCode: substance.atcCode,
    manufacturer: `${maker} Läkemedel AB`,
    narcoticsClass: NARCOTICS[substance.atcCode] ?? null,
    searchWords: type === 'Rx' ? [] : searchWordsOf(substance.shelf),
    packageText: pack,
    packageType: look.packageType,
    packShape: look.packShape,
    packTitle: substance.name,
    description: medicineDescription(substance, sold, maker, strength, pack),
    usage: medicineUsage(type, look),
    contents: medicineContents(substance, strength, look),
    categoryPath: type === 'Rx' ? 'receptbelagda-lakemedel' : `receptfria-lakemedel/${substance.shelf}`,
    weightGrams: weightOf(pack, 0.9),
    variant: varied ? variant : null,
  };
}

export const overTheCounter = source('Ex', OVER_THE_COUNTER, 200);
export const prescription = source('Rx', PRESCRIPTION, 50);
