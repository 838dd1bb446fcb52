import './skeleton.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'card' | 'circle';
  readonly lines?: number;
}

/** Reserves space while content loads. The parent element must tell screen readers that it is loading. */
export function Skeleton({ shape = 'line', lines = 1 }: SkeletonProps): React.JSX.Element {
  return (
    <span className="skeleton-group" aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={`skeleton skeleton-${shape}`} />
      ))}
    </span>
  );
}
