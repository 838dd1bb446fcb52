import './rating.css';

const STAR =
  'M10 1.600l2.580 5.230 5.770.840-4.175 4.070.985 5.750L10 14.775 4.840 17.490l.985-5.750L1.650 7.670l5.770-.840z';

interface RatingProps {
  readonly tenths: number | null;
  readonly count: number;
}

export function Rating({ tenths, count }: RatingProps): React.JSX.Element | null {
  if (tenths === null || count === 0) return null;
  const spoken = `${(tenths / 10).toFixed(1).replace('.', ',')} av 5 i betyg, ${count} omdömen`;
  return (
    <p className="rating">
      <span className="visually-hidden">{spoken}</span>
      <span className="rating-stars" aria-hidden>
        {starsOf(tenths).map((star, index) => (
          <svg key={index} viewBox="0 0 20 20" width="16" height="16" className={`star star-${star}`}>
            <path className="star-back" d={STAR} />
            {star !== 'empty' && <path className="star-front" d={STAR} />}
          </svg>
        ))}
      </span>
      <span aria-hidden className="rating-count">
        {count}
      </span>
    </p>
  );
}

/** Converts a rating in tenths to five stars, rounded to half stars (CAT-03). */
export function starsOf(ratingTenths: number): readonly ('full' | 'half' | 'empty')[] {
  const halves = Math.min(10, Math.max(0, Math.round(ratingTenths / 5)));
  return Array.from({ length: 5 }, (_, index) => {
    const left = halves - index * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
}
