import { TestPersons } from '../../services/person/login/test-persons/test-persons.js';
import { PersonNumbers } from '../../seed/people/person-number.js';
import { ordinaryOf } from '../../simulators/e-health/ordinary.js';
import type { TestShop } from './test-shop.js';

/** Adults in whose name the simulated register has prescriptions of these medicines, and none that forbids a purchase. */
export async function personsWith(
  shop: TestShop,
  count: number,
  articles: readonly string[],
): Promise<readonly string[]> {
  const found = patientNumbers(count, articles);
  const persons = shop.app.get(TestPersons, { strict: false });
  for (const [nth, number] of found.entries()) await persons.add(patient(nth, number));
  return found;
}

export function patient(nth: number, nationalIdentificationNumber: string) {
  return { firstName: `Person${nth}`, lastName: 'Prov', nationalIdentificationNumber, note: 'Recept' };
}

export function patientNumbers(count: number, articles: readonly string[]): readonly string[] {
  const numbers = new PersonNumbers();
  const found: string[] = [];
  for (let day = 0; found.length < count; day += 1) {
    const number = numbers.next(`19${70 + (day % 25)}-0${1 + (day % 9)}-1${day % 9}`, 'woman');
    if (
      number &&
      articles.every((article) => ordinaryOf(number).human.some((each) => each.article === article && !each.dos))
    )
      found.push(number);
    if (day > 20_000) throw new Error('too few persons have these prescriptions');
  }
  return found;
}
