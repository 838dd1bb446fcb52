import type { Draft, FamilySource } from '../draft.js';
import { sizeFactor } from '../price.js';
import type { Random } from '../random.js';
import { weightOf } from '../weight.js';
import { baby, incontinence, love, period } from './family.js';
import { hair, mouth } from './hair-and-mouth.js';
import { devices, support, training, wounds } from './health.js';
import type { Department, GoodsLine, Series } from './line.js';
import { beauty, men, pets } from './more.js';
import { food, supplements, vitamins } from './nutrition.js';
import { PACKAGE_TYPE, PIECE_GRAMS } from './packages.js';
import { PARTICULARS } from './particular/index.js';
import { skin } from './skin.js';
import { isChoice, isPerfumeFree, suits } from './suits.js';

/**
 * A series may be sold in several editions. Each edition after the first adds one of these words to the name of the
 * series.
 */
const EDITIONS = ['', 'Eko', 'Plus', 'Norr', 'Kust', 'Skog', 'Äng', 'Sjö', 'Vår', 'Höst', 'Mini', 'Extra', 'Hav'];
const DEPARTMENTS = [
  skin,
  hair,
  mouth,
  vitamins,
  supplements,
  food,
  baby,
  love,
  period,
  incontinence,
  wounds,
  devices,
  support,
  training,
  pets,
  beauty,
  men,
];

export const goods: readonly FamilySource[] = DEPARTMENTS.flatMap((department) =>
  department.lines.map((line) => source(department, line)),
);

function inEdition({ name, says }: Series, edition: string): Series {
  return { name: edition ? `${name} ${edition}` : name, says };
}

/** Every kind of goods, with the series of its department. */
export const goodsLines = DEPARTMENTS.flatMap(({ lines, series }) =>
  lines.map(({ title }) => ({ title, seriesOfDepartment: series })),
);

/** Makes families of goods. One family is one kind of goods in one brand's series, in every variant and size. */
function source(department: Department, line: GoodsLine): FamilySource {
  const { brands } = department;
  const series = PARTICULARS[line.title]?.series ?? department.series;
  return {
    weight: 3,
    families: brands.length * series.length,
    editions: EDITIONS.length,
    family(index, random, edition) {
      const brand = brands[index % brands.length] as string;
      const own = series[Math.floor(index / brands.length)] as Series;
      const level = priceLevel(brand, random);
      const contents = goodsContents(department.contents, random);
      return line.values.flatMap((value) =>
        line.sizes.map((size) =>
          suits(line, own, value)
            ? draft({
                ...{ department, line, brand, size },
                series: inEdition(own, EDITIONS[edition] as string),
                value: isChoice(line, own) ? value : '',
                contents: contentsIn(own, PARTICULARS[line.title]?.contents ?? contents),
                kronor: line.kronor * level * sizeFactor(size, line.sizes[0] as string),
              })
            : null,
        ),
      );
    },
  };
}

/** A factor for all prices of a brand. The shop's own brand is cheaper than others. */
function priceLevel(brand: string, random: Random): number {
  return (brand === 'Älgört' ? 0.72 : 0.9) + random.next() * 0.45;
}

interface Parts {
  readonly department: Department;
  readonly line: GoodsLine;
  readonly brand: string;
  readonly series: Series;
  readonly value: string;
  readonly size: string;
  readonly contents: string;
  readonly kronor: number;
}

function draft({ department, line, brand, series, value, size, contents, kronor }: Parts): Draft {
  return {
    name: [brand, series.name, line.title, value, size].filter(Boolean).join(' '),
    brand,
    type: 'Ha',
    vatClass: department.vatClass,
    kronor,
    flags: line.flags,
    form: line.title,
    strength: null,
    substance: null,
    atcCode: null,
    ...{ manufacturer: null, narcoticsClass: null, searchWords: [] },
    packageText: size,
    packageType: PACKAGE_TYPE[line.shape],
    packShape: line.shape,
    packTitle: line.title,
    description: goodsDescription(line, brand, series, value, size),
    usage: PARTICULARS[line.title]?.usage ?? department.usage,
    contents,
    categoryPath: `${department.path}/${line.shelf}`,
    weightGrams: weightOf(size, PIECE_GRAMS[line.shape]),
    variant: variantOf(line, value, size),
  };
}

function variantOf(line: GoodsLine, value: string, size: string): Draft['variant'] {
  if (value && line.values.length > 1)
    return { axis: line.axis, value: line.sizes.length > 1 ? `${value}, ${size}` : value };
  return line.sizes.length > 1 ? { axis: 'Storlek', value: size } : null;
}

function goodsDescription(line: GoodsLine, brand: string, series: Series, value: string, size: string): string {
  return [
    `${line.title} från ${brand} ${line.about}.`,
    `Serien ${series.name} ${series.says}.`,
    value ? `${line.axis}: ${value}.` : '',
    line.flags.includes('AgeLimited') ? 'Åldersgräns 18 år.' : '',
    `Förpackningen innehåller ${size}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Goods that are free of perfume, or made without animals, have no such ingredient either. */
function contentsIn(series: Series, contents: string): string {
  const without = isPerfumeFree(series) ? contents.replace('Parfum, ', '').replace(', Parfum', '') : contents;
  return series.name === 'Vegan' ? without.replace('Vassleprotein', 'Ärt- och risprotein') : without;
}

/** The ingredients. The base comes first, as on a real pack, and then a random selection of the others. */
function goodsContents(contents: readonly string[], random: Random): string {
  const [base, ...rest] = contents;
  return [base, ...rest.filter(() => random.chance(0.75))].join(', ') + '.';
}
