import type { Uuid } from '../../../domain/kernel/index.js';

/**
 * Derives a form's command id from the seed of its page, on the server and in the browser alike. So a form that is sent
 * twice is handled once, also without JavaScript.
 */
export function deriveCommandId(seed: Uuid, form: string): Uuid {
  const high = fnv1a(form, 0x811c9dc5).toString(16).padStart(8, '0');
  const low = fnv1a(form, 0x01000193).toString(16).padStart(8, '0');
  return `${seed.slice(0, 24)}${mix(seed.slice(24), `${high}${low}`.slice(0, 12))}`;
}

function mix(a: string, b: string): string {
  return Array.from(a, (digit, index) => (parseInt(digit, 16) ^ parseInt(b[index] as string, 16)).toString(16)).join(
    '',
  );
}

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
