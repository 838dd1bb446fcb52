import { STRANGER, type Markers } from './standing.js';

/** Necessary storage, without consent: without it a warning would return on every page. */
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
    // A browser without storage is warned once per page.
  }
}

function isMarkers(kept: unknown): kept is Markers {
  if (typeof kept !== 'object' || kept === null) return false;
  const { standing, warned } = kept as Partial<Markers>;
  return (standing === 'known' || standing === 'identified') && Array.isArray(warned);
}
