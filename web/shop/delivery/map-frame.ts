import { placeOnMap } from '../pharmacy/sweden.js';

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

interface Paper {
  readonly wide: number;
  readonly high: number;
  /** The least distance of a place from the edge, and from another place. */
  readonly margin: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  /** The corner of the map of the country that is shown, and how much it is enlarged. */
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  /** The places in units of the paper, in their order. */
  readonly spots: readonly Point[];
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
  const spots = points.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale }));
  return { left, top, scale, spots: apart(spots, { wide, high, margin }) };
}

/** Rounds of pushing. Eight places that lie in one street are apart after them. */
const ROUNDS = 60;

/** Pushes spots apart until none covers another, because each is a button. The nearest ones stay nearest. */
function apart(spots: Frame['spots'], { wide, high, margin }: Paper): Frame['spots'] {
  let moved = spots;
  for (let round = 0; round < ROUNDS; round += 1) {
    moved = moved.map((spot, nth) => {
      const pushes = moved.flatMap((other, index) => (index === nth ? [] : [push(spot, other, margin, nth - index)]));
      return {
        x: within(spot.x + pushes.reduce((sum, { x }) => sum + x, 0), margin, wide),
        y: within(spot.y + pushes.reduce((sum, { y }) => sum + y, 0), margin, high),
      };
    });
  }
  return moved;
}

/** How far a spot gives way to another one. Spots at one point part by their order. */
function push(spot: Point, other: Point, least: number, order: number): Point {
  const [x, y] = [spot.x - other.x, spot.y - other.y];
  const distance = Math.hypot(x, y);
  if (distance >= least) return { x: 0, y: 0 };
  const half = (least - distance) / 2;
  return distance === 0 ? { x: Math.sign(order) * half, y: 0 } : { x: (x / distance) * half, y: (y / distance) * half };
}

function within(at: number, margin: number, size: number): number {
  return Math.min(Math.max(at, margin), size - margin);
}

/** The map of the country rounds to a tenth, which is too coarse for the places of one town. */
function exactly({ latitude, longitude }: Spot): Point {
  const [zero, one] = [placeOnMap({ latitude: 60, longitude: 15 }), placeOnMap({ latitude: 61, longitude: 16 })];
  return { x: zero.x + (longitude - 15) * (one.x - zero.x), y: zero.y + (latitude - 60) * (one.y - zero.y) };
}
