/** Five stars for a rating in tenths: rounded to half stars (CAT-03). */
export function starsOf(ratingTenths: number): readonly ('full' | 'half' | 'empty')[] {
  const halves = Math.min(10, Math.max(0, Math.round(ratingTenths / 5)));
  return Array.from({ length: 5 }, (_, index) => {
    const left = halves - index * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
}
