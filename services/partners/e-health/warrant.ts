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

export function readRefusal(reason: NonNullable<WarrantChangedBody['skal']>): WarrantRefusal {
  return REASONS[reason];
}

function partyBody({ personNumber, name }: WarrantParty): { personnummer: string; namn: string } {
  return { personnummer: personNumber, namn: name };
}

function readParty({ personnummer, namn }: WarrantBody['givare']): WarrantParty | null {
  const personNumber = parsePersonNumber(personnummer);
  return personNumber && { personNumber, name: namn };
}
