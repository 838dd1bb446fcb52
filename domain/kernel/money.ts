/** Money is whole öre (1 kr = 100 öre), always VAT included unless a name says otherwise. */
export type Ore = number;

/** Converts öre to kronor, for API clients: 12345 öre is 123.45. */
export function kronor(ore: Ore): number;
export function kronor(ore: Ore | null): number | null;
export function kronor(ore: Ore | null): number | null {
  return ore === null ? null : ore / 100;
}

/** Parses an amount in kronor from a client or a file: 129.5, "129,50" or "129.50". */
export function oreOf(written: number | string): Ore {
  return Math.round(Number(typeof written === 'string' ? written.replace(',', '.') : written) * 100);
}

/** Parses an exact amount in kronor, such as "-12.5", without a floating-point number in between. */
export function oreOfDecimal(written: string): Ore {
  const [whole = '0', fraction = ''] = written.split('.');
  const sign = whole.startsWith('-') ? -1 : 1;
  return sign * (Math.abs(Number(whole)) * 100 + Number(fraction.padEnd(2, '0')));
}

/** Writes öre as kronor with a point and two decimals for machines: 12345 öre is "123.45". */
export function decimalKronor(ore: Ore): string {
  return (ore / 100).toFixed(2);
}

/** `total` × `part` / `whole`, rounded half up to whole öre. */
export function share(total: Ore, part: number, whole: number): Ore {
  return whole === 0 ? 0 : Math.round((total * part) / whole);
}

/** The VAT in a gross amount; `rate` in percent (25, 12, 6 or 0). */
export function vatIn(gross: Ore, rate: number): Ore {
  return Math.round((gross * rate) / (100 + rate));
}

/**
 * Splits an amount by weights, so that the parts sum to it exactly. Single öre that are left go to the largest
 * fractions. Discounts on order lines need this.
 */
export function allocate(amount: Ore, weights: readonly number[]): Ore[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / whole);
  const parts = exact.map(Math.floor);
  let rest = amount - parts.reduce((sum, part) => sum + part, 0);
  const byFraction = exact.map((value, index) => ({ index, fraction: value - Math.floor(value) }));
  byFraction.sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction) {
    if (rest <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    rest -= 1;
  }
  return parts;
}

const withOre = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeKronor = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });

/** Formats an amount as "1 234,50 kr", or as "1 234 kr" when it is whole (CRT-04). */
export function formatKronor(ore: Ore): string {
  const format = ore % 100 === 0 ? wholeKronor : withOre;
  return `${format.format(ore / 100)}\u00a0kr`;
}

/** Formats an amount as "1 249,00 kr". Staff compare amounts, so it always has two decimals. */
export function formatKronorAndOre(ore: Ore): string {
  return `${withOre.format(ore / 100)} kr`;
}
