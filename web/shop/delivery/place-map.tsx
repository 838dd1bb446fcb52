import type { PickupPlaceView } from '../../../services/shop/delivery/contract.js';
import { OUTLINES } from '../pharmacy/sweden.js';
import { frameOf } from './map-frame.js';
import { deliveryTexts as texts } from './texts.js';

interface PlaceMapProps {
  readonly places: readonly PickupPlaceView[];
  readonly chosen: string;
  readonly choose: (placeId: string) => void;
}

const WIDE = 1000;
const HIGH = 640;
/** Wide enough for a finger on a phone, where the map is about 340 pixels wide. */
const DOT = 84;

/** The places drawn by the shop itself, so that no map service learns where its shoppers live (LAW-06). */
export function PlaceMap({ places, chosen, choose }: PlaceMapProps): React.JSX.Element {
  const { left, top, scale, spots } = frameOf(places, { wide: WIDE, high: HIGH, margin: DOT });
  return (
    <div className="place-map" role="group" aria-label={texts.map}>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`}>
        <g transform={`scale(${scale}) translate(${-left} ${-top})`} aria-hidden>
          {OUTLINES.map((outline) => (
            <path key={outline} d={outline} className="place-land" />
          ))}
        </g>
        {places.map(({ placeId, name }, nth) => (
          <foreignObject
            key={placeId}
            x={(spots[nth]?.x ?? 0) - DOT / 2}
            y={(spots[nth]?.y ?? 0) - DOT / 2}
            width={DOT}
            height={DOT}
          >
            <button
              type="button"
              className="place-dot"
              aria-label={`${nth + 1}. ${name}`}
              aria-pressed={placeId === chosen}
              onClick={() => choose(placeId)}
            >
              {nth + 1}
            </button>
          </foreignObject>
        ))}
      </svg>
    </div>
  );
}
