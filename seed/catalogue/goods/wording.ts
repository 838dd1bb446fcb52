import type { Random } from '../random.js';
import type { GoodsLine, Series } from './line.js';

export function goodsDescription(line: GoodsLine, brand: string, series: Series, value: string, size: string): string {
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

/** The base comes first, then a selection of the rest in the department's order, as on a pack. */
export function goodsContents(contents: readonly string[], random: Random): string {
  const [base, ...rest] = contents;
  return [base, ...rest.filter(() => random.chance(0.75))].join(', ') + '.';
}
