/** False when the device asks for less motion, or when the page has `data-animations="off"`. */
export function animationsOn(): boolean {
  if (document.documentElement.dataset.animations === 'off') return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
