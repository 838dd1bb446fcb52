import { addDays, type BusinessDate, type PersonNumber } from '../../domain/kernel/index.js';
import { termsFrom } from '../../domain/warrant/rules/index.js';
import type { WarrantBody } from '../../services/partners/e-health/warrant-protocol.js';

const GRETA = { personnummer: '194803122383', namn: 'Greta Nyman' };
const HUGO = { personnummer: '195109072396', namn: 'Hugo Nyman' };
const ASTRID = { personnummer: '198507099805', namn: 'Astrid Ekström' };
const NILS = { personnummer: '198507099813', namn: 'Nils Sandberg' };
const ELSA = { personnummer: '199908072391', namn: 'Elsa Lindqvist' };
const VILGOT = { personnummer: '201803142395', namn: 'Vilgot' };

const id = (number: number): string => `5f0e1d2c-0000-4000-8000-00000000000${number}`;

/**
 * Warrants between persons of the log-in list (LOG-15): Hugo acts for Greta, and for Astrid's child Vilgot. Elsa asks Astrid and
 * Nils asks Hugo. One that Greta gave has run out, and one was declined.
 */
export function designedWarrants(today: BusinessDate): readonly WarrantBody[] {
  const monday = mondayOf(today);
  return [
    warrant(id(1), { givare: GRETA, tagare: HUGO, barn: null }, '2026-01-15', 'accepterad'),
    warrant(id(2), { givare: ELSA, tagare: ASTRID, barn: null }, monday, 'vantar'),
    warrant(id(3), { givare: ASTRID, tagare: HUGO, barn: VILGOT }, '2026-03-02', 'accepterad'),
    warrant(id(4), { givare: GRETA, tagare: ASTRID, barn: null }, '2022-05-10', 'accepterad'),
    warrant(id(5), { givare: GRETA, tagare: NILS, barn: null }, '2026-02-10', 'nekad'),
    warrant(id(6), { givare: NILS, tagare: HUGO, barn: null }, monday, 'vantar'),
  ];
}

function warrant(
  fullmaktsId: string,
  persons: Pick<WarrantBody, 'givare' | 'tagare' | 'barn'>,
  registrerad: BusinessDate,
  status: WarrantBody['status'],
): WarrantBody {
  const { acceptBy, validThrough } = termsFrom(
    registrerad,
    persons.barn && (persons.barn.personnummer as PersonNumber),
  );
  const terms = { registrerad, accepterasSenast: acceptBy, gallerTill: validThrough };
  return { fullmaktsId, ...persons, ...terms, status, avslutadAv: null };
}

/** So that the warrant that waits is the same one for a week. */
function mondayOf(day: BusinessDate): BusinessDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
