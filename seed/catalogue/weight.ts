const PACK = /^(?:(\d+) x )?(\d+(?:,\d+)?) (\w+)/;
const GRAMS: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000, g: 1, kg: 1000, m: 12, doser: 0.2 };

/** The weight of a product with its pack, in grams. `each` is the weight of one piece, when the pack counts pieces. */
export function weightOf(packageText: string, each: number): number {
  const match = PACK.exec(packageText);
  const count = Number(match?.[1] ?? 1) * Number((match?.[2] ?? '1').replace(',', '.'));
  const grams = count * (GRAMS[match?.[3] ?? ''] ?? each);
  return Math.max(5, Math.round(grams * 1.12 + 8));
}
