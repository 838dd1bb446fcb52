import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { CounterWarrantForm } from '../../../services/support/contract/counter.js';
import { formatDate } from '../../interface/words/dates.js';

/** RX-23: a warrant that is given at a pharmacy. */
export const warrantTexts = {
  title: 'Fullmakt vid disken',
  text: 'Den som ger fullmakten är på plats och visar giltig legitimation. Den som får den loggar in på sajten och svarar inom 7 dagar. Fullmakten gäller i 4 år, eller tills ett barn fyller 13.',
  giver: 'Den som ger fullmakten',
  holder: 'Den som får fullmakten',
  number: 'Personnummer, tolv siffror',
  name: 'För- och efternamn',
  child: 'För ett barn under 13 år',
  childNumber: 'Barnets personnummer. Lämna tomt om fullmakten gäller givarens egna recept',
  identity: 'Legitimation',
  idKind: 'Vad du har sett',
  choose: 'Välj',
  checked: 'Jag har sett legitimationen, och den är giltig och visar den som ger fullmakten',
  noNumber: 'Skriv inte legitimationens nummer någonstans.',
  send: 'Registrera fullmakten',
  done: (acceptBy: BusinessDate, validThrough: BusinessDate) =>
    `Fullmakten är registrerad. Den ska accepteras senast ${formatDate(acceptBy)}, och gäller sedan till och med ${formatDate(validThrough)}.`,
  unreadable: 'Fyll i båda personerna, välj legitimation och intyga att du har sett den.',
} as const;

export const ID_KIND_WORDS: Readonly<Record<CounterWarrantForm['idKind'], string>> = {
  passport: 'Pass',
  'national-id': 'Nationellt id-kort',
  'driving-licence': 'Körkort',
  'sis-id': 'SIS-märkt id-kort',
  'tax-agency-id': 'Skatteverkets id-kort',
};
