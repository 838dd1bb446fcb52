import { ageOn, birthDateOf, type BusinessDate, type PersonNumber } from '../../domain/kernel/index.js';
import { guardianSees } from '../../domain/prescription/rules/index.js';
import { termsFrom } from '../../domain/warrant/rules/index.js';
import type {
  WarrantBody,
  WarrantChangedBody,
  WarrantRegistrationBody,
} from '../../services/partners/e-health/warrant-protocol.js';
import { openJournal, type Journal } from '../simulation/journal.js';
import { UNREGISTERED } from './designed-persons.js';
import { designedWarrants } from './designed-warrants.js';
import { childrenOf } from './guardians.js';
import type { ScriptSettings } from './script.js';

type Registration = Omit<WarrantRegistrationBody, 'apotek'>;
type Refusal = NonNullable<WarrantChangedBody['skal']>;
type WarrantRecord =
  | { readonly type: 'registered'; readonly warrant: WarrantBody }
  | { readonly type: 'answered'; readonly fullmaktsId: string; readonly status: 'accepterad' | 'nekad' }
  | { readonly type: 'ended'; readonly fullmaktsId: string; readonly avslutadAv: 'givare' | 'tagare' };

/** What the population register says of people. Tests change it between two presses. */
export interface People {
  /** Persons whose data is confidential. Nobody may act for them online, and they for nobody. */
  readonly protectedPersons: readonly string[];
  readonly deceased: readonly string[];
  readonly endedGuardianships?: ScriptSettings['endedGuardianships'];
}

/** RX-08: the warrants of the country. Death, a protected identity and a child's age end them without any call. */
export class Warrants {
  private readonly all = new Map<string, WarrantBody>();
  private past: readonly WarrantBody[] = [];
  private readonly journal: Journal<WarrantRecord>;

  constructor(
    journalPath: string | undefined,
    private readonly people: () => People,
    private readonly today: () => BusinessDate,
  ) {
    this.journal = openJournal<WarrantRecord>(journalPath, (record) => this.apply(record));
  }

  of(personnummer: string): { personnummer: string; fullmakter: readonly WarrantBody[] } {
    const fullmakter = this.known().filter((each) => partiesOf(each).includes(personnummer));
    return { personnummer, fullmakter };
  }

  /** Warrants of the shop's made-up past, which began before this service ran. */
  setPast(past: readonly WarrantBody[]): void {
    this.past = past;
  }

  register({ fullmaktsId, givare, tagare, barn }: Registration): WarrantChangedBody {
    const known = this.find(fullmaktsId);
    if (known) return done(known);
    const refusal = this.refusalOf({ givare, tagare, barn });
    if (refusal) return refused(fullmaktsId, refusal);
    const today = this.today();
    const { acceptBy, validThrough } = termsFrom(today, barn && (barn.personnummer as PersonNumber));
    const terms = { registrerad: today, accepterasSenast: acceptBy, gallerTill: validThrough };
    const warrant: WarrantBody = { fullmaktsId, givare, tagare, barn, ...terms, status: 'vantar', avslutadAv: null };
    this.record({ type: 'registered', warrant });
    return done(warrant);
  }

  answer(fullmaktsId: string, tagare: string, accepterar: boolean): WarrantChangedBody {
    const known = this.find(fullmaktsId);
    if (!known || known.tagare.personnummer !== tagare) return refused(fullmaktsId, 'okand');
    const status = accepterar ? 'accepterad' : 'nekad';
    if (known.status === status) return done(known);
    if (known.status !== 'vantar') return refused(fullmaktsId, 'avslutad');
    if (this.today() > known.accepterasSenast) return refused(fullmaktsId, 'for-sent');
    this.keep(known);
    this.record({ type: 'answered', fullmaktsId, status });
    return done({ ...known, status });
  }

  end(fullmaktsId: string, personnummer: string): WarrantChangedBody {
    const known = this.find(fullmaktsId);
    if (!known || !partiesOf(known).includes(personnummer)) return refused(fullmaktsId, 'okand');
    if (known.status === 'avslutad') return done(known);
    if (known.status === 'nekad') return refused(fullmaktsId, 'avslutad');
    const avslutadAv = known.givare.personnummer === personnummer ? 'givare' : 'tagare';
    this.keep(known);
    this.record({ type: 'ended', fullmaktsId, avslutadAv });
    return done({ ...known, status: 'avslutad', avslutadAv });
  }

  close(): void {
    this.journal.close();
  }

  private known(): readonly WarrantBody[] {
    const given = [...this.past, ...designedWarrants(this.today()), ...this.all.values()];
    // Of two with one id the later counts.
    const latest = new Map(given.map((each) => [each.fullmaktsId, each]));
    return [...latest.values()].map((each) => this.asOfToday(each));
  }

  private find(fullmaktsId: string): WarrantBody | undefined {
    return this.known().find((each) => each.fullmaktsId === fullmaktsId);
  }

  private asOfToday(warrant: WarrantBody): WarrantBody {
    if (warrant.status === 'avslutad' || warrant.status === 'nekad') return warrant;
    const { deceased, protectedPersons } = this.people();
    const persons = [...partiesOf(warrant), ...(warrant.barn ? [warrant.barn.personnummer] : [])];
    const ended = (avslutadAv: WarrantBody['avslutadAv']): WarrantBody => ({
      ...warrant,
      ...{ status: 'avslutad', avslutadAv },
    });
    if (persons.some((each) => deceased.includes(each))) return ended('avliden');
    if (persons.some((each) => protectedPersons.includes(each))) return ended('skyddade-uppgifter');
    return warrant.barn && !this.guards(warrant.givare.personnummer, warrant.barn.personnummer)
      ? ended('vardnad')
      : warrant;
  }

  private refusalOf({ givare, tagare, barn }: Omit<Registration, 'fullmaktsId'>): Refusal | null {
    const persons = [givare, tagare, ...(barn ? [barn] : [])].map(({ personnummer }) => personnummer);
    const { deceased, protectedPersons } = this.people();
    if (persons.some((each) => protectedPersons.includes(each))) return 'skyddade-uppgifter';
    if (persons.some((each) => deceased.includes(each))) return 'avliden';
    if (persons.some((each) => UNREGISTERED.has(each) || !this.isAlive(each))) return 'ej-folkbokford';
    if (barn && !this.guards(givare.personnummer, barn.personnummer)) return 'ej-vardnadshavare';
    return this.known().some((each) => this.isOpen(each) && isSame(each, { givare, tagare, barn }))
      ? 'finns-redan'
      : null;
  }

  private isOpen({ status, accepterasSenast, gallerTill }: WarrantBody): boolean {
    const today = this.today();
    return status === 'vantar' ? today <= accepterasSenast : status === 'accepterad' && today <= gallerTill;
  }

  private guards(guardian: string, child: string): boolean {
    const isChild = childrenOf(guardian, this.people()).barn.some(({ personnummer }) => personnummer === child);
    return isChild && guardianSees(child as PersonNumber, this.today());
  }

  /** Nobody is older than 120, and nobody is born tomorrow. */
  private isAlive(personnummer: string): boolean {
    const age = ageOn(birthDateOf(personnummer as PersonNumber), this.today());
    return age >= 0 && age <= 120;
  }

  /** The journal holds a warrant before it changes, because designed and past ones may be others at the next start. */
  private keep(warrant: WarrantBody): void {
    if (!this.all.has(warrant.fullmaktsId)) this.record({ type: 'registered', warrant });
  }

  private record(what: WarrantRecord): void {
    this.journal.append(what);
    this.apply(what);
  }

  private apply(record: WarrantRecord): void {
    if (record.type === 'registered') {
      this.all.set(record.warrant.fullmaktsId, record.warrant);
      return;
    }
    const before =
      this.all.get(record.fullmaktsId) ??
      designedWarrants(this.today()).find(({ fullmaktsId }) => fullmaktsId === record.fullmaktsId);
    // An older journal does not hold the designed warrants. One of an earlier week is gone.
    if (!before) return;
    const change =
      record.type === 'answered'
        ? { status: record.status }
        : ({ status: 'avslutad', avslutadAv: record.avslutadAv } as const);
    this.all.set(record.fullmaktsId, { ...before, ...change });
  }
}

function partiesOf({ givare, tagare }: WarrantBody): readonly string[] {
  return [givare.personnummer, tagare.personnummer];
}

type Persons = Pick<WarrantBody, 'givare' | 'tagare' | 'barn'>;

function isSame(one: Persons, other: Persons): boolean {
  const numbers = ({ givare, tagare, barn }: Persons) =>
    [givare, tagare, barn].map((person) => person?.personnummer).join(' ');
  return numbers(one) === numbers(other);
}

function done(fullmakt: WarrantBody): WarrantChangedBody {
  return { fullmaktsId: fullmakt.fullmaktsId, skal: null, fullmakt };
}

function refused(fullmaktsId: string, skal: Refusal): WarrantChangedBody {
  return { fullmaktsId, skal, fullmakt: null };
}
