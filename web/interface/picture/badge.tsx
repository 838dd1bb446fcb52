import './badge.css';

interface BadgeProps {
  readonly tone?: 'brand' | 'accent' | 'sale' | 'quiet';
  readonly children: React.ReactNode;
}

export function Badge({ tone = 'brand', children }: BadgeProps): React.JSX.Element {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

export function Sticker({ tone = 'sale', children }: BadgeProps): React.JSX.Element {
  return <span className={`badge badge-${tone} sticker`}>{children}</span>;
}
