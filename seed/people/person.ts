import type { ContactDetails } from '../../domain/cart/index.js';
import { addDays, addMonths, type BusinessDate, type PersonNumber } from '../../domain/kernel/index.js';
import type { Random } from '../catalogue/random.js';
import type { PersonNumbers } from './person-number.js';
import { PLACES } from './places.js';

const list = (text: string): readonly string[] => text.split(' ');

/** Common Swedish given names. A generated name may resemble a real person by accident. */
const WOMEN = list(
  'Anna Eva Maria Karin Kristina Lena Sara Kerstin Emma Ingrid Marie Malin Jenny Linda Hanna Annika Susanne Elin Monica Sofia Johanna Inger Julia Carina Elisabeth Ida Ulla Åsa Helena Maja Alice Ebba Wilma Saga Astrid Märta Siv Gunilla Barbro Birgitta Fatima Amina Zahra Jasmin Leila Aino Katarzyna Svea Tilda Elsa',
);
const MEN = list(
  'Lars Mikael Anders Johan Per Erik Peter Jan Thomas Daniel Fredrik Hans Andreas Stefan Bengt Mats Mattias Magnus Jonas Alexander Bo Niklas Martin Leif Ulf Björn Nils Patrik Ali Ahmed Oskar Viktor Emil Gustav Axel Hugo Liam Noah Sven Gunnar Rolf Kjell Göran Åke Mohamed Omar Piotr Mikko Olle Sixten',
);
const FAMILY_NAMES = list(
  'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Lindqvist Lindgren Axelsson Berg Bergström Lundberg Lind Lundgren Lundqvist Mattsson Berglund Fredriksson Sandberg Henriksson Forsberg Sjöberg Wallin Engström Eklund Danielsson Lundin Håkansson Björk Bergman Gunnarsson Holm Wikström Samuelsson Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson Löfgren Söderberg Nyberg Blomqvist Claesson Nordström Mårtensson Ali Hassan Nguyen Kowalski Virtanen Ibrahim Öberg Åberg Ek Hägglund',
);
const STREETS = list(
  'Björkstigen Lärkvägen Kvarngatan Skolgatan Ringvägen Ängsvägen Rönnvägen Storgatan Kyrkogatan Parkvägen Hasselgränd Smedjegatan Fyrvägen Vallmogatan Tallbacken Hamngatan Sveavägen Backgränd Blåsippsvägen Trädgårdsgatan Ekbacken Slottsgatan Ljungvägen Furustigen Gruvgatan',
);

export interface Person {
  readonly personNumber: PersonNumber;
  readonly contact: ContactDetails;
}

export type Sex = 'woman' | 'man';

export interface KnownDetails {
  readonly sex?: Sex;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly born?: BusinessDate;
}

/** Draws a person. Details that the caller gives are kept. */
export function makePerson(
  chance: Random,
  numbers: PersonNumbers,
  today: BusinessDate,
  known: KnownDetails = {},
): Person {
  const sex = known.sex ?? (chance.chance(0.62) ? 'woman' : 'man');
  const firstName = known.firstName ?? chance.pick(sex === 'woman' ? WOMEN : MEN);
  const lastName = known.lastName ?? chance.pick(FAMILY_NAMES);
  const personNumber = numberOf(known.born ?? adultBorn(chance, today), sex, numbers);
  return { personNumber, contact: contactOf(firstName, lastName, chance) };
}

/** A birth date of a person who is old enough to join the club but too young to buy. */
export function sixteenOn(chance: Random, first: BusinessDate): BusinessDate {
  return addDays(addMonths(first, -16 * 12), -chance.between(1, 200));
}

export function contactOf(firstName: string, lastName: string, chance: Random): ContactDetails {
  const { postalCode, city } = chance.pick(PLACES);
  return {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${chance.between(1, 999)}@exempel.se`,
    phoneNumber: mobileNumber(chance),
    street: streetAddress(chance),
    postalCode,
    city,
    careOf: chance.chance(0.03) ? `c/o ${chance.pick(FAMILY_NAMES)}` : null,
  };
}

export function streetAddress(chance: Random): string {
  return `${chance.pick(STREETS)} ${chance.between(1, 98)}${chance.chance(0.2) ? chance.pick(['A', 'B', 'C']) : ''}`;
}

/** A number of ten digits in the form of a mobile number. The shop never calls it or sends it text messages. */
export function mobileNumber(chance: Random): string {
  return `07${chance.pick(['0', '2', '3', '6', '9'])}${String(chance.between(1_740_000, 1_749_999))}`;
}

function adultBorn(chance: Random, today: BusinessDate): BusinessDate {
  // Most customers of a pharmacy are middle-aged. A sum of three random numbers is most often near its middle.
  const years = 20 + Math.round(((chance.next() + chance.next() + chance.next()) / 3) * 66);
  return addDays(addMonths(today, -years * 12), -chance.between(0, 364));
}

function numberOf(born: BusinessDate, sex: Sex, numbers: PersonNumbers): PersonNumber {
  for (let day = born; ; day = addDays(day, -1)) {
    const number = numbers.next(day, sex);
    if (number) return number;
  }
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[åä]/g, 'a')
    .replace(/ö/g, 'o')
    .replace(/[^a-z]/g, '');
}
