import { useSearchParams } from '@remix-run/react';
import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { pharmacyTexts as texts } from './texts.js';

/**
 * Rounds a coordinate to about a kilometre. That is enough for sorting, and the URL then contains no exact position.
 */
const rounded = (degrees: number): string => degrees.toFixed(2);

/**
 * Sorts pharmacies by distance. Only a press makes the browser ask for the position. Without scripts the button is
 * hidden.
 */
export function NearMe(): React.JSX.Element | null {
  const [, setSearch] = useSearchParams();
  const [state, setState] = useState<'absent' | 'ready' | 'asking' | 'failed'>('absent');
  useEffect(() => setState('geolocation' in navigator ? 'ready' : 'absent'), []);
  if (state === 'absent') return null;
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('ready');
        setSearch((search) => withPosition(search, coords), { preventScrollReset: true });
      },
      () => setState('failed'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return (
    <>
      <Button type="button" variant="text" onClick={ask} loading={state === 'asking'} className="pharmacy-near">
        <span className="pharmacy-choose-label">
          <LocateFixed size={18} strokeWidth={1.75} aria-hidden />
          {texts.nearMe}
        </span>
      </Button>
      <span role="status" className="small">
        {state === 'failed' && texts.nearFailed}
      </span>
    </>
  );
}

function withPosition(search: URLSearchParams, { latitude, longitude }: GeolocationCoordinates): URLSearchParams {
  const near = new URLSearchParams(search);
  near.delete('q');
  near.set('lat', rounded(latitude));
  near.set('lon', rounded(longitude));
  return near;
}
