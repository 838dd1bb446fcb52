import { PersonNumbers } from '../../seed/people/person-number.js';
import { TestPersons } from '../../services/person/login/test-persons/test-persons.js';
import { withPlatform, type StepInput } from '../step.js';

/** Adds adults to the log-in list of a shop that does not run. @returns their person numbers */
export function addPatients(input: StepInput, count: number): Promise<readonly string[]> {
  const numbers = new PersonNumbers();
  const found: string[] = [];
  for (let day = 0; found.length < count; day += 1) {
    const number = numbers.next(`19${50 + (day % 40)}-0${1 + (day % 9)}-1${day % 9}`, 'woman');
    if (number) found.push(number);
  }
  return withPlatform(input, async ({ pool }) => {
    const persons = new TestPersons(pool);
    for (const [nth, nationalIdentificationNumber] of found.entries())
      await persons.add({ firstName: `Person${nth}`, lastName: 'Prov', nationalIdentificationNumber, note: 'Recept' });
    return found;
  });
}
