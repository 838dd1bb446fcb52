import type { BusinessDate, PersonNumber, Uuid } from '../../domain/kernel/index.js';
import { Blocks } from '../../services/care/prescription-cart/blocks.js';
import { claimReaction } from '../../services/care/prescription-cart/claim-reaction.js';
import { PrescriptionCart } from '../../services/care/prescription-cart/prescription-cart.js';
import { ReplaceRows } from '../../services/care/prescription-cart/replace-rows.js';
import { RowLines } from '../../services/care/prescription-cart/row-lines.js';
import { RowsAtPayment } from '../../services/care/prescription-cart/rows-at-payment.js';
import { WantedRows } from '../../services/care/prescription-cart/wanted-rows.js';
import { WithdrawalClaims } from '../../services/care/prescription-cart/withdrawal-claims.js';
import { DosePackPages, DosePackPagesParts } from '../../services/care/dose-pack/dose-pack-pages.js';
import { DosePacks } from '../../services/care/dose-pack/dose-packs.js';
import { DispensingPartners } from '../../services/care/dispensing/partners.js';
import { HealthLooks } from '../../services/care/health-look/health-looks.js';
import { HighCostAccounts } from '../../services/care/high-cost/high-cost-accounts.js';
import { MonthPrices } from '../../services/care/high-cost/month-prices.js';
import { ActedForPersons } from '../../services/care/patient/acted-for.js';
import { NationalService } from '../../services/care/patient/national-service.js';
import { Patients } from '../../services/care/patient/patients.js';
import { ReceivedWarrants } from '../../services/care/patient/received-warrants.js';
import { Representatives } from '../../services/care/patient/representatives.js';
import { WarrantedDeaths } from '../../services/care/patient/warranted-deaths.js';
import { NationalWarrants } from '../../services/care/patient/warrants.js';
import { Prescriptions } from '../../services/care/prescription/prescriptions.js';
import { ReceivedPrescriptions } from '../../services/care/prescription/received.js';
import { GuardianRights } from '../../services/care/reminder/guardian-rights.js';
import { RecomputingOf } from '../../services/care/reminder/recomputing-of.js';
import { ReminderFacts } from '../../services/care/reminder/reminder-facts.js';
import { ReminderWays } from '../../services/care/reminder/reminder-ways.js';
import { Leaving } from '../../services/care/reminder/sending/leaving.js';
import { CounterWarrants } from '../../services/care/warrant/counter-warrants.js';
import { OwnWarrants } from '../../services/care/warrant/own-warrants.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import type { ChangeCart } from '../../services/shop/cart/change-cart.js';
import type { CurrentCart } from '../../services/shop/cart/current-cart.js';
import type { Catalogue } from '../../services/shop/catalogue/catalogue.js';
import { TOGGLE_DEFAULTS } from '../../services/foundation/config/toggle-list.js';
import { Toggles } from '../../services/access/toggles/toggles.js';
import type { CommandContext } from '../../services/foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import type { Processes } from '../../services/foundation/reactions/processes.js';
import type { LifeClock } from '../life-clock.js';
import { FloorDesk, nothingFollowed } from './floor-desk.js';
import { StandingPacks } from './standing-packs.js';
import { StandingRegister } from './standing-register.js';

export type CareFloor = ReturnType<typeof openCareFloor>;

export interface CareParts {
  readonly platform: Pick<Platform, 'commands' | 'hash' | 'db' | 'store'>;
  readonly clock: LifeClock;
  readonly carts: ChangeCart;
  readonly current: CurrentCart;
  readonly catalogue: Catalogue;
  readonly processes: Processes;
  /** The day after the history. */
  readonly anchor: BusinessDate;
}

/** Nothing of the made-up past is really sent. */
const noGateway = { send: () => Promise.resolve() };

/** The customers who have logged in, by person number. No view follows them while the history is generated. */
class KnownCustomers {
  private readonly byPerson = new Map<PersonNumber, Uuid>();

  add(person: PersonNumber, customerId: Uuid): void {
    this.byPerson.set(person, customerId);
  }

  async find(person: PersonNumber): Promise<Uuid | null> {
    return this.byPerson.get(person) ?? null;
  }
}

const toggles = new Toggles(TOGGLE_DEFAULTS);

/** Opens the shop's own services of prescriptions without HTTP. */
export function openCareFloor({ platform, clock, carts, current, catalogue, processes, anchor }: CareParts) {
  const { hash, db } = platform;
  const commands = withDerivedIds(platform.commands);
  const register = new StandingRegister(clock, anchor);
  const national = new NationalService(register);
  const customers = new KnownCustomers();
  const looks = new HealthLooks(commands, customers, hash, clock);
  const warrants = new NationalWarrants(
    ...([national, new ReceivedWarrants(commands, customers, clock)] as const),
    new WarrantedDeaths(commands, customers, register.warrants, clock),
  );
  const others = new ActedForPersons(national, warrants, hash, clock);
  const representatives = new Representatives(national, warrants, clock);
  const patients = new Patients(commands, representatives, looks);
  const received = new ReceivedPrescriptions(commands, clock);
  const prescriptions = new Prescriptions(national, patients, received, looks);
  const [facts, ways] = [
    new ReminderFacts(commands),
    new ReminderWays(commands, new MemberOf(commands), noGateway, clock),
  ];
  const accounts = new HighCostAccounts(commands, national, patients, looks, clock);
  const prices = new MonthPrices(national, clock);
  const blocks = new Blocks(
    ...([patients, representatives, others, national, prescriptions, accounts, prices, looks, clock] as const),
  );
  const claims = new WithdrawalClaims(commands, hash, clock);
  processes.alsoAtOnce(claimReaction(platform.commands, claims));
  const wanted = new WantedRows(patients, blocks, claims, looks);
  const cart = new PrescriptionCart(
    ...([platform.commands, carts, current, wanted, blocks, new RowLines(catalogue, prices)] as const),
    ...([looks, toggles, clock] as const),
  );
  const replacing = new ReplaceRows(cart, wanted, blocks, clock);
  const guardians = new GuardianRights(patients);
  const packs = new DosePacks(commands, nothingFollowed, customers, clock);
  const partners = new DispensingPartners(register, new StandingPacks(clock));
  return {
    ...{ customers, register },
    ownWarrants: new OwnWarrants(national, warrants, patients, looks, commands, clock),
    counterWarrants: new CounterWarrants(national, warrants, customers, commands, clock),
    prescriptions,
    recomputing: new RecomputingOf(commands, facts, guardians, hash, clock),
    leaving: new Leaving(commands, facts, ways, guardians, db, clock),
    dosePacks: dosePacksOf(new DosePackPagesParts(packs, patients, others, looks, national)),
    accounts,
    patients,
    others,
    cart,
    rows: new RowsAtPayment(platform.commands, cart, replacing, blocks, claims, clock),
    desk: new FloorDesk({
      ...{ commands, reacting: platform.commands, national, patients, received, partners, processes },
      ...{ db, clock, looks, store: platform.store },
    }),
  };
}

/** RX-24: what the page of dose packs does for one visit, and the services behind it. */
function dosePacksOf(parts: DosePackPagesParts) {
  return { parts, pageOf: (scope: ConstructorParameters<typeof DosePackPages>[1]) => new DosePackPages(parts, scope) };
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
