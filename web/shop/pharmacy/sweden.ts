interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Sweden's coasts and borders as pairs of longitude and latitude, exact enough to place a dot. */
const MAINLAND = [
  12.8, 55.4, 14.2, 55.4, 14.35, 55.6, 14.2, 55.95, 14.8, 56.1, 15.8, 56.1, 16.05, 56.3, 16.4, 56.7, 16.55, 57.3, 16.7,
  57.75, 16.8, 58.4, 17.2, 58.7, 17.9, 58.85, 18.6, 59.3, 19, 59.75, 18.5, 60.2, 17.6, 60.6, 17.25, 60.75, 17.2, 61.2,
  17.2, 61.7, 17.5, 62.3, 18, 62.7, 18.8, 63.2, 19.5, 63.5, 20.5, 63.7, 21.3, 64.4, 21.1, 64.8, 21.5, 65.3, 22.3, 65.55,
  23.2, 65.8, 24.15, 65.8, 23.9, 66.2, 23.7, 66.9, 23.5, 67.9, 21.5, 68.6, 20.55, 69.05, 20.1, 68.5, 18.4, 68.55, 18.1,
  68.2, 17.3, 68.1, 16.1, 67.4, 15.5, 66.5, 14.5, 66.1, 14.6, 65.3, 13.7, 64.6, 14.1, 64.2, 13.2, 64.1, 12.1, 63.5, 12,
  63, 12.3, 62.2, 12.2, 61.7, 12.85, 61.3, 12.3, 61, 12.5, 60.4, 11.9, 59.8, 11.7, 59.2, 11.1, 59, 11.3, 58.3, 11.8,
  57.7, 12.2, 57.1, 12.8, 56.65, 12.7, 56.2, 12.65, 56.05, 12.95, 55.65,
];
const GOTLAND = [18.1, 57, 18.8, 57.4, 19.3, 57.95, 18.6, 57.8, 18.15, 57.5];
const OLAND = [16.4, 56.2, 16.75, 56.6, 17.1, 57.35, 16.75, 57];

/**
 * The size of a degree on the map. In the middle of Sweden a degree of longitude is half as long as one of latitude.
 */
const WIDE = 28;
const HIGH = 60;
export const MAP_BOX = `0 0 ${Math.round(WIDE * 14)} ${Math.round(HIGH * 14)}`;

export const OUTLINES: readonly string[] = [MAINLAND, GOTLAND, OLAND].map(outline);

export function placeOnMap({ latitude, longitude }: Spot): { readonly x: number; readonly y: number } {
  return { x: Math.round((longitude - 10.6) * WIDE * 10) / 10, y: Math.round((69.2 - latitude) * HIGH * 10) / 10 };
}

function outline(coordinates: readonly number[]): string {
  const corners = Array.from({ length: coordinates.length / 2 }, (_, index) =>
    placeOnMap({ longitude: coordinates[2 * index]!, latitude: coordinates[2 * index + 1]! }),
  );
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
