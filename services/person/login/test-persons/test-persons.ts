import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { z } from 'zod';

import type { AnswerOf } from '../../../access/http/api-schema.js';
import { POOL } from '../../../foundation/platform/tokens.js';

/** A test person (LOG-15). The person number is invented and has a valid check digit. */
export const testPersonSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  nationalIdentificationNumber: z.string(),
  note: z.string(),
  /** LOG-15: a person for automatic tests, not for manual tests. */
  notForManualTesting: z.boolean(),
});
export type TestPerson = AnswerOf<typeof testPersonSchema>;

type ToTry = Omit<TestPerson, 'notForManualTesting'>;

const STANDING: readonly ToTry[] = [
  { firstName: 'Astrid', lastName: 'Ekström', nationalIdentificationNumber: '198507099805', note: 'Ny kund' },
  { firstName: 'Nils', lastName: 'Sandberg', nationalIdentificationNumber: '198507099813', note: 'Ny kund' },
  { firstName: 'Elsa', lastName: 'Lindqvist', nationalIdentificationNumber: '199908072391', note: 'Ny kund' },
  { firstName: 'Karl', lastName: 'Ahlgren', nationalIdentificationNumber: '197010632391', note: 'Samordningsnummer' },
  { firstName: 'Signe', lastName: 'Dahl', nationalIdentificationNumber: '201003152384', note: 'Under 18 år' },
  { firstName: 'Greta', lastName: 'Nyman', nationalIdentificationNumber: '194803122383', note: 'Har gett en fullmakt' },
  { firstName: 'Hugo', lastName: 'Nyman', nationalIdentificationNumber: '195109072396', note: 'Har fått fullmakter' },
  { firstName: 'Alva', lastName: 'Holm', nationalIdentificationNumber: '201305042382', note: 'Under 16 år' },
];

/** Automatic tests and developers' scripts may change these persons at any time. */
const DEVELOPMENT: readonly ToTry[] = [
  {
    firstName: 'Utvecklare',
    lastName: 'Ett',
    nationalIdentificationNumber: '198002292384',
    note: 'Utvecklingsanvändare, inte för manuell testning',
  },
  {
    firstName: 'Utvecklare',
    lastName: 'Två',
    nationalIdentificationNumber: '197509152380',
    note: 'Utvecklingsanvändare, inte för manuell testning',
  },
];

/** Knows the fixed list of test persons, and the test persons that the history generator adds. */
@Injectable()
export class TestPersons {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async list(): Promise<readonly TestPerson[]> {
    const { rows } = await this.pool.query<ToTry>(
      `SELECT first_name AS "firstName", last_name AS "lastName", person_number AS "nationalIdentificationNumber", note
       FROM test_person ORDER BY position`,
    );
    return [...marked([...rows, ...STANDING], false), ...marked(DEVELOPMENT, true)];
  }

  async find(personNumber: string): Promise<TestPerson | null> {
    return (
      (await this.list()).find(({ nationalIdentificationNumber }) => nationalIdentificationNumber === personNumber) ??
      null
    );
  }

  /** Adds a test person. Real persons must never be in this table. */
  async add(person: ToTry): Promise<void> {
    await this.pool.query(
      `INSERT INTO test_person (person_number, first_name, last_name, note) VALUES ($1, $2, $3, $4)
       ON CONFLICT (person_number) DO UPDATE SET note = EXCLUDED.note`,
      [person.nationalIdentificationNumber, person.firstName, person.lastName, person.note],
    );
  }
}

function marked(persons: readonly ToTry[], notForManualTesting: boolean): readonly TestPerson[] {
  return persons.map((person) => ({ ...person, notForManualTesting }));
}
