import { LocateFixed } from 'lucide-react';

import { Button } from '../../interface/navigation/button.js';
import { pharmacyTexts as texts } from './texts.js';
import { usePosition, type Position } from './use-position.js';
import './near-me.css';

/**
 * Sorts pharmacies by distance. Only a press makes the browser ask for the position. Without scripts the button is
 * hidden.
 */
export function NearMe({ onFound }: { readonly onFound: (position: Position) => void }): React.JSX.Element | null {
  const { state, ask } = usePosition(onFound);
  if (state === 'absent') return null;
  return (
    <>
      <Button type="button" variant="text" onClick={ask} loading={state === 'asking'} className="near-me">
        <span className="near-me-label">
          <LocateFixed size={18} strokeWidth={1.5} aria-hidden />
          {texts.nearMe}
        </span>
      </Button>
      <span role="status" className="small">
        {state === 'failed' && texts.nearFailed}
      </span>
    </>
  );
}
