import './badge.css';

interface BadgeProps {
  readonly tone?: 'brand' | 'accent' | 'sale' | 'quiet';
  readonly children: React.ReactNode;
}

/** A count or a word beside something. */
export function Badge({ tone = 'brand', children }: BadgeProps): React.JSX.Element {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

/** A word laid upon a picture. */
export function Sticker({ tone = 'sale', children }: BadgeProps): React.JSX.Element {
  return <span className={`badge badge-${tone} sticker`}>{children}</span>;
}
