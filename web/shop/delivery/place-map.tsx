import type { PickupPlaceView } from '../../../services/shop/delivery/contract.js';
import { OUTLINES, placeOnMap } from '../pharmacy/sweden.js';
import { deliveryTexts as texts } from './texts.js';

interface PlaceMapProps {
  readonly places: readonly PickupPlaceView[];
  readonly chosen: string;
  readonly choose: (placeId: string) => void;
}

/** The least width of the map in its own units, so that one single place is not shown alone in a void. */
const LEAST = 1.2;

/** The places drawn by the shop itself, so that no map service learns where its shoppers live (LAW-06). */
export function PlaceMap({ places, chosen, choose }: PlaceMapProps): React.JSX.Element {
  const { box, size } = frameOf(places);
  return (
    <div className="place-map" role="group" aria-label={texts.map}>
      <svg viewBox={box}>
        {OUTLINES.map((outline) => (
          <path key={outline} d={outline} className="place-land" />
        ))}
        {places.map((place, nth) => (
          <Dot key={place.placeId} {...{ place, nth, size, choose }} chosen={place.placeId === chosen} />
        ))}
      </svg>
    </div>
  );
}

interface DotProps extends Pick<PlaceMapProps, 'choose'> {
  readonly place: PickupPlaceView;
  readonly nth: number;
  readonly size: number;
  readonly chosen: boolean;
}

function Dot({ place, nth, size, chosen, choose }: DotProps): React.JSX.Element {
  const { x, y } = exactly(place);
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(place.placeId);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={`${nth + 1}. ${place.name}`}
      aria-pressed={chosen}
      className="place-dot"
      onClick={() => choose(place.placeId)}
      onKeyDown={onKeyDown}
    >
      <circle cx={x} cy={y} r={size / 22} />
      <text x={x} y={y} dy="0.36em" fontSize={size / 20} textAnchor="middle" aria-hidden>
        {nth + 1}
      </text>
    </g>
  );
}

/** The part of the map with all places, and its width. */
export function frameOf(places: readonly PickupPlaceView[]): { readonly box: string; readonly size: number } {
  const spots = places.map(exactly);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const size = Math.max(wide, high, LEAST) * 1.3;
  const corner = [left + wide / 2 - size / 2, top + high / 2 - size / 2];
  return { box: [...corner, size, size].map((each) => each.toFixed(2)).join(' '), size };
}

/** The map of the country rounds to a tenth, which is too coarse for the places of one town. */
function exactly({ latitude, longitude }: PickupPlaceView): { readonly x: number; readonly y: number } {
  const zero = placeOnMap({ latitude: 60, longitude: 15 });
  const one = placeOnMap({ latitude: 61, longitude: 16 });
  return { x: zero.x + (longitude - 15) * (one.x - zero.x), y: zero.y + (latitude - 60) * (one.y - zero.y) };
}
