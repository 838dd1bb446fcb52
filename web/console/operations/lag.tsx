import { count } from '../format.js';

interface LagProps {
  readonly lag: {
    readonly eventsBehind: number;
    readonly eventsBehindIsExact: boolean;
    readonly secondsBehind: number;
  };
}

/** Shows how many events a follower has not handled yet, and how old the oldest of them is. */
export function Lag({ lag: { eventsBehind, eventsBehindIsExact, secondsBehind } }: LagProps): React.JSX.Element {
  return (
    <span className="state" data-state={eventsBehind > 0 ? 'started' : 'active'}>
      {eventsBehind === 0
        ? 'i kapp'
        : `${eventsBehindIsExact ? '' : 'över '}${count(eventsBehind)} ${eventsBehind === 1 ? 'händelse' : 'händelser'}, ${secondsBehind.toFixed(1)} s`}
    </span>
  );
}
