import { parsePersonNumber } from '../../../domain/kernel/index.js';
import type { Warrant, WarrantEnd, WarrantParty, WarrantStatus } from '../../../domain/warrant/index.js';
import type { WarrantBody, WarrantChangedBody, WarrantRegistrationBody } from './warrant-protocol.js';

/** RX-23: a warrant that our pharmacy registers. */
export type WarrantRegistration = Pick<Warrant, 'warrantId' | 'persons'>;

export type WarrantRefusal =
  | 'protected-identity'
  | 'not-registered'
  | 'deceased'
  | 'not-guardian'
  | 'already-given'
  | 'too-late'
  | 'ended'
  /** The service knows no such warrant of this person. */
  | 'unknown';

export type WarrantAnswer =
  | { readonly status: 'done'; readonly warrant: Warrant }
  | { readonly status: 'refused'; readonly reason: WarrantRefusal };

const REASONS: Readonly<Record<NonNullable<WarrantChangedBody['skal']>, WarrantRefusal>> = {
  'finns-redan': 'already-given',
  'skyddade-uppgifter': 'protected-identity',
  'ej-folkbokford': 'not-registered',
  avliden: 'deceased',
  'ej-vardnadshavare': 'not-guardian',
  'for-sent': 'too-late',
  avslutad: 'ended',
  okand: 'unknown',
};
const STATUSES: Readonly<Record<WarrantBody['status'], WarrantStatus>> = {
  vantar: 'waiting',
  accepterad: 'accepted',
  nekad: 'declined',
  avslutad: 'ended',
};
const ENDS: Readonly<Record<NonNullable<WarrantBody['avslutadAv']>, WarrantEnd>> = {
  givare: 'giver',
  tagare: 'holder',
  avliden: 'death',
  'skyddade-uppgifter': 'protected-identity',
  vardnad: 'guardianship',
};

export function registrationBody({
  warrantId,
  persons: { giver, holder, child },
}: WarrantRegistration): Omit<WarrantRegistrationBody, 'apotek'> {
  return {
    fullmaktsId: warrantId,
    givare: partyBody(giver),
    tagare: partyBody(holder),
    barn: child && partyBody(child),
  };
}

/** The warrant. Null when it names somebody by a person number that is none, or has an end without a cause. */
export function readWarrant(body: WarrantBody): Warrant | null {
  const [giver, holder] = [readParty(body.givare), readParty(body.tagare)];
  const child = body.barn && readParty(body.barn);
  const endedBy = body.avslutadAv && ENDS[body.avslutadAv];
  const status = STATUSES[body.status];
  if (!giver || !holder || (body.barn && !child) || (status === 'ended') !== (endedBy !== null)) return null;
  return {
    warrantId: body.fullmaktsId,
    persons: { giver, holder, child },
    registeredOn: body.registrerad,
    acceptBy: body.accepterasSenast,
    validThrough: body.gallerTill,
    status,
    endedBy,
  };
}

/** Reads what the service did with a warrant. @throws TypeError when it changed one and does not give it */
export function readChanged(
  { skal, fullmakt }: WarrantChangedBody,
  readable: (body: WarrantBody) => Warrant,
): WarrantAnswer {
  if (skal !== null) return { status: 'refused', reason: REASONS[skal] };
  if (!fullmakt) throw new TypeError('a warrant was changed and is not given');
  return { status: 'done', warrant: readable(fullmakt) };
}

/** The warrant in the words of the service, as its simulator keeps one that the made-up past holds. */
export function warrantBody({ warrantId, persons, ...warrant }: Warrant): WarrantBody {
  const { giver, holder, child } = persons;
  return {
    ...{ fullmaktsId: warrantId, givare: partyBody(giver), tagare: partyBody(holder), barn: child && partyBody(child) },
    ...{ registrerad: warrant.registeredOn, accepterasSenast: warrant.acceptBy, gallerTill: warrant.validThrough },
    status: wordFor(STATUSES, warrant.status),
    avslutadAv: warrant.endedBy && wordFor(ENDS, warrant.endedBy),
  };
}

function wordFor<Word extends string, Of extends string>(words: Readonly<Record<Word, Of>>, of: Of): Word {
  const word = (Object.keys(words) as Word[]).find((each) => words[each] === of);
  if (word === undefined) throw new RangeError(`no word of the service for: ${of}`);
  return word;
}

function partyBody({ personNumber, name }: WarrantParty): { personnummer: string; namn: string } {
  return { personnummer: personNumber, namn: name };
}

function readParty({ personnummer, namn }: WarrantBody['givare']): WarrantParty | null {
  const personNumber = parsePersonNumber(personnummer);
  return personNumber && { personNumber, name: namn };
}
