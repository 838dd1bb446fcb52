import { STRANGER, type Markers } from './standing.js';

/** Necessary, and so not a matter of consent: without them a warning would come again with every page. */
const KEY = 'SessionMarkers';

export function readMarkers(): Markers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isMarkers(kept) ? kept : STRANGER;
  } catch {
    return STRANGER;
  }
}

export function writeMarkers(markers: Markers): void {
  try {
    if (markers.standing === 'guest') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(markers));
  } catch {
    // A browser that keeps nothing is warned once a page.
  }
}

function isMarkers(kept: unknown): kept is Markers {
  if (typeof kept !== 'object' || kept === null) return false;
  const { standing, warned } = kept as Partial<Markers>;
  return (standing === 'known' || standing === 'identified') && Array.isArray(warned);
}
