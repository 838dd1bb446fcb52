import { placeOnMap } from '../pharmacy/sweden.js';

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

interface Paper {
  readonly wide: number;
  readonly high: number;
  /** The least distance of a place from the edge. */
  readonly margin: number;
}

interface Frame {
  /** The corner of the map of the country that is shown, and how much it is enlarged. */
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  /** The places in units of the paper, in their order. */
  readonly spots: readonly { readonly x: number; readonly y: number }[];
}

/** The least extent in units of the country's map, so that near places do not fill the paper with a few streets. */
const LEAST = 0.6;

/** The part of the country's map that shows all places with a margin. */
export function frameOf(places: readonly Spot[], { wide, high, margin }: Paper): Frame {
  const points = places.map(exactly);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - west, Math.max(...ys) - north];
  const scale = Math.min((wide - 2 * margin) / Math.max(across, LEAST), (high - 2 * margin) / Math.max(down, LEAST));
  const left = west + across / 2 - wide / scale / 2;
  const top = north + down / 2 - high / scale / 2;
  return { left, top, scale, spots: points.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale })) };
}

/** The map of the country rounds to a tenth, which is too coarse for the places of one town. */
function exactly({ latitude, longitude }: Spot): { readonly x: number; readonly y: number } {
  const [zero, one] = [placeOnMap({ latitude: 60, longitude: 15 }), placeOnMap({ latitude: 61, longitude: 16 })];
  return { x: zero.x + (longitude - 15) * (one.x - zero.x), y: zero.y + (latitude - 60) * (one.y - zero.y) };
}
