import { HealthLooks } from '../../services/care/health-look/health-looks.js';
import { HighCostAccounts } from '../../services/care/high-cost/high-cost-accounts.js';
import { NationalService } from '../../services/care/patient/national-service.js';
import { Patients } from '../../services/care/patient/patients.js';
import { Representatives } from '../../services/care/patient/representatives.js';
import { NoWarrants } from '../../services/care/patient/warrants.js';
import { Prescriptions } from '../../services/care/prescription/prescriptions.js';
import { ReceivedPrescriptions } from '../../services/care/prescription/received.js';
import type { CommandContext } from '../../services/foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import type { LifeClock } from '../life-clock.js';
import { StandingRegister } from './standing-register.js';

export interface CareFloor {
  readonly prescriptions: Prescriptions;
  readonly accounts: HighCostAccounts;
}

/** Generated customers ask for nobody's data but their own, so nobody else must be found. */
const nobodyElse = { find: () => Promise.resolve(null) };

/** Opens the shop's own services of prescriptions without HTTP. */
export function openCareFloor(
  { commands: real, hash }: Pick<Platform, 'commands' | 'hash'>,
  clock: LifeClock,
): CareFloor {
  const commands = withDerivedIds(real);
  const national = new NationalService(new StandingRegister(clock));
  const looks = new HealthLooks(commands, nobodyElse, hash, clock);
  const patients = new Patients(commands, new Representatives(national, new NoWarrants(), clock), looks);
  return {
    prescriptions: new Prescriptions(national, patients, new ReceivedPrescriptions(commands, clock), looks),
    accounts: new HighCostAccounts(commands, national, patients, looks, clock),
  };
}

/**
 * The shop gives these commands random ids. Here they follow from the stream and their place in it, so that the same seed
 * gives the same events.
 */
function withDerivedIds(real: CommandHandling): CommandHandling {
  const places = new Map<string, number>();
  const handle: CommandHandling['handle'] = (slice, key, command, context, options) => {
    const stream = `${slice.kind}/${key}`;
    const place = (places.get(stream) ?? 0) + 1;
    places.set(stream, place);
    return real.handle(slice, key, command, derived(context, derivedId(stream, place)), options);
  };
  return Object.assign(Object.create(real) as CommandHandling, { handle });
}

function derived(context: CommandContext, commandId: string): CommandContext {
  return { ...context, commandId, correlationId: derivedId(commandId, 'request') };
}
