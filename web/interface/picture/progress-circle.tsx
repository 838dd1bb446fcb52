import './progress-circle.css';

export interface ProgressCircleProps {
  /** What the circle measures, for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly children?: React.ReactNode;
}

/** A circle that fills up to the value, 100 ms after it appears. Without animation it is filled at once. */
export function ProgressCircle({ label, value, max, children }: ProgressCircleProps): React.JSX.Element {
  const percent = max > 0 ? Math.round(Math.min(1, Math.max(0, value / max)) * 100) : 0;
  return (
    <div
      className="progress-circle"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox="0 0 120 120" aria-hidden>
        <circle className="progress-circle-back" cx="60" cy="60" r="52" />
        {percent > 0 && (
          <circle
            className="progress-circle-front"
            cx="60"
            cy="60"
            r="52"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      {children && <div className="progress-circle-content">{children}</div>}
    </div>
  );
}
