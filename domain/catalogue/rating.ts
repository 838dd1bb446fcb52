/** Rounds a rating in tenths of a star to half stars, as cards and filters show it (CAT-03). */
export function halfStars(tenths: number): number {
  return Math.min(10, Math.max(0, Math.round(tenths / 5)));
}
