import type { BusinessDate } from '../../domain/kernel/index.js';
import type { ListAnswer } from '../../services/partners/e-health/protocol.js';
import { DESIGNED, UNREGISTERED, type Designed } from './designed-persons.js';
import { ordinationOf, type Script } from './ordination.js';
import { placeOf } from './place-of.js';

const ORDINARY: readonly Script[] = [
  { article: 'thyroid', andamal: 'mot låg ämnesomsättning' },
  { article: 'allergy', last: null, receptStatus: 'nytt', statuskod: 202 },
  { article: 'cholesterol', last: -20, intervall: { antal: 3, enhet: 'manad' } },
];
const NOTHING: Designed = { human: [], djur: [] };

/** A person's list on a day. It is the same whoever asks and however often. */
export function listOf(personnummer: string, typ: 'human' | 'djur', today: BusinessDate): ListAnswer {
  const scripts = (DESIGNED[personnummer]?.(today) ?? ordinary(personnummer))[typ];
  const place = placeOf(personnummer);
  return {
    personnummer,
    folkbokford: !UNREGISTERED.has(personnummer),
    ordinationer: scripts.map((script, at) => ordinationOf(`${typ}-${place}-${at + 1}`, today, script)),
  };
}

/** About every third person takes one to three ordinary medicines. */
function ordinary(personnummer: string): Designed {
  const place = placeOf(personnummer);
  return place % 3 === 0 ? { human: ORDINARY.slice(0, 1 + ((place % 7) % 3)), djur: [] } : NOTHING;
}
