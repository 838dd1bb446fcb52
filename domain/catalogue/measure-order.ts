const swedish = new Intl.Collator('sv', { numeric: true });

/** How many of the smallest unit of its kind each unit is. */
const UNITS: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  µg: ['mass', 1],
  mikrogram: ['mass', 1],
  mg: ['mass', 1e3],
  g: ['mass', 1e6],
  kg: ['mass', 1e9],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
};

const MEASURE = /^(?:(\d+) ?[x×] ?)?(\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?) ?([a-zåäöµ%]+)(.*)$/i;

interface Measure {
  readonly kind: string;
  readonly amount: number;
  /** What follows, such as "/ml". */
  readonly rest: string;
}

/** Compares two strengths or pack sizes as people count: 200 mg before 1 g, 50 ml before 1 l, texts without one last. */
export function byMeasure(one: string, other: string): number {
  const [a, b] = [measureOf(one), measureOf(other)];
  if (!a || !b) return Number(a === null) - Number(b === null) || swedish.compare(one, other);
  return (
    swedish.compare(a.rest, b.rest) ||
    swedish.compare(a.kind, b.kind) ||
    a.amount - b.amount ||
    swedish.compare(one, other)
  );
}

function measureOf(text: string): Measure | null {
  const [, times = '1', number = '', unit = '', rest = ''] = MEASURE.exec(text) ?? [];
  if (unit === '') return null;
  const [kind, size] = UNITS[unit.toLowerCase()] ?? [unit.toLowerCase(), 1];
  const each = Number(number.replace(/[ \u00a0]/g, '').replace(',', '.'));
  return { kind, amount: Number(times) * each * size, rest: rest.trim() };
}
