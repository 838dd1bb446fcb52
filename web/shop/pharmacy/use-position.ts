import { useEffect, useState } from 'react';

type State = 'absent' | 'ready' | 'asking' | 'failed';

export interface Position {
  readonly lat: string;
  readonly lon: string;
}

/**
 * Rounds a coordinate to about a kilometre. That is enough for sorting, and the URL then contains no exact position.
 */
const rounded = (degrees: number): string => degrees.toFixed(2);

/** Asks the browser for the position, only when `ask` is called. The state is 'absent' where it cannot be asked. */
export function usePosition(onFound: (position: Position) => void): {
  readonly state: State;
  readonly ask: () => void;
} {
  const [state, setState] = useState<State>('absent');
  useEffect(() => setState('geolocation' in navigator ? 'ready' : 'absent'), []);
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('ready');
        onFound({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) });
      },
      () => setState('failed'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return { state, ask };
}
