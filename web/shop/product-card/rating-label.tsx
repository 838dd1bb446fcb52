import { halfStars } from '../../../domain/catalogue/rating.js';

interface RatingLabelProps {
  readonly tenths: number | null;
  readonly count: number;
}

/**
 * Shows a rating as stars, rounded to half stars (CAT-03). All five are one element, because a listing has many
 * ratings.
 */
export function RatingLabel({ tenths, count }: RatingLabelProps): React.JSX.Element | null {
  if (tenths === null || count === 0) return null;
  const spoken = `${(tenths / 10).toFixed(1).replace('.', ',')} av 5 i betyg, ${count} omdömen`;
  return (
    <p className={`stars stars-${halfStars(tenths)}`} role="img" aria-label={spoken}>
      {count}
    </p>
  );
}
