import { deliveryTexts as texts } from './texts.js';

/** Prescription lines all have the same name, so each name stands once, with how often it occurs. */
export function counted(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, count]) => (count === 1 ? name : texts.counted(count, name)));
}
