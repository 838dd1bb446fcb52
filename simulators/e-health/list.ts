import type { BusinessDate } from '../../domain/kernel/index.js';
import type { ListAnswer } from '../../services/partners/e-health/protocol.js';
import { DESIGNED, UNREGISTERED } from './designed-persons.js';
import { ORDINARY, ordinaryOf } from './ordinary.js';
import { ordinationOf, type Script } from './ordination.js';
import { placeOf } from './place-of.js';

/**
 * A person's list on a day. It is the same whoever asks and however often.
 * @param least how many prescriptions a person has at least. Ordinary ones are added until there are as many
 */
export function listOf(personnummer: string, typ: 'human' | 'djur', today: BusinessDate, least = 0): ListAnswer {
  const own = (DESIGNED[personnummer]?.(today) ?? ordinaryOf(personnummer))[typ];
  const added = typ === 'human' ? Math.max(0, least - own.length) : 0;
  const scripts = [...own, ...Array.from({ length: added }, (_, at) => ORDINARY[at % ORDINARY.length] as Script)];
  const place = placeOf(personnummer);
  return {
    personnummer,
    folkbokford: !UNREGISTERED.has(personnummer),
    ordinationer: scripts.map((script, at) => ordinationOf(`${typ}-${place}-${at + 1}`, today, script)),
  };
}
