import type { DispensingAct } from '../../../services/support/contract/dispensing.js';

/** The acts after which a withdrawal waits no more. The pharmacist goes on to the next in the queue. */
const ENDING = ['dispense', 'refuse'] as const satisfies readonly DispensingAct['act'][];
type Ending = (typeof ENDING)[number];

const NAME = 'klart';

export function isEnding(act: DispensingAct['act']): act is Ending {
  return (ENDING as readonly string[]).includes(act);
}

/** The address of the queue that says what was done last. */
export function queueAfter(act: Ending): string {
  return `/konsol/recept?${NAME}=${act}`;
}

/** What was done last. Null in any other visit. */
export function endedBy({ searchParams }: URL): Ending | null {
  return ENDING.find((act) => act === searchParams.get(NAME)) ?? null;
}
