/** A device that asks for less motion, or `data-animations="off"` on the page, turns all animations off. */
export function animationsOn(): boolean {
  if (document.documentElement.dataset.animations === 'off') return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
