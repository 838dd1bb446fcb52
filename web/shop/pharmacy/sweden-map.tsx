import { MAP_BOX, OUTLINES, placeOnMap } from './sweden.js';
import { pharmacyTexts as texts } from './texts.js';

interface SwedenMapProps {
  readonly places: readonly { readonly latitude: number; readonly longitude: number }[];
  readonly single?: boolean;
}

/**
 * A map with the pharmacies as dots. The shop draws it itself, so that no map service learns about its visitors
 * (LAW-06).
 */
export function SwedenMap({ places, single }: SwedenMapProps): React.JSX.Element {
  return (
    <svg viewBox={MAP_BOX} className="sweden" role="img" aria-label={texts.mapLabel(places.length)}>
      {OUTLINES.map((outline) => (
        <path key={outline} d={outline} className="sweden-land" />
      ))}
      {places.map((place) => {
        const { x, y } = placeOnMap(place);
        return (
          <g key={`${x} ${y}`}>
            {single && <circle cx={x} cy={y} r={26} className="sweden-ring" />}
            <circle cx={x} cy={y} r={single ? 11 : 7} className="sweden-dot" />
          </g>
        );
      })}
    </svg>
  );
}
