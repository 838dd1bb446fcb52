import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';

import { POOL } from '../platform/tokens.js';

/** A person of the test environments (LOG-15); made-up numbers with a right check digit. */
export interface TestPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalIdentificationNumber: string;
  /** What makes this person worth trying, shown beside the name. */
  readonly note: string;
}

const STANDING: readonly TestPerson[] = [
  { firstName: 'Astrid', lastName: 'Ekström', nationalIdentificationNumber: '198507099805', note: 'Ny kund' },
  { firstName: 'Nils', lastName: 'Sandberg', nationalIdentificationNumber: '198507099813', note: 'Ny kund' },
  { firstName: 'Elsa', lastName: 'Lindqvist', nationalIdentificationNumber: '199908072391', note: 'Ny kund' },
  { firstName: 'Karl', lastName: 'Ahlgren', nationalIdentificationNumber: '197010632391', note: 'Samordningsnummer' },
  { firstName: 'Signe', lastName: 'Dahl', nationalIdentificationNumber: '201003152384', note: 'Under 18 år' },
  { firstName: 'Alva', lastName: 'Holm', nationalIdentificationNumber: '201305042382', note: 'Under 16 år' },
];

/** The standing list, and those the history generator has given a life worth looking at. */
@Injectable()
export class TestPersons {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async list(): Promise<readonly TestPerson[]> {
    const { rows } = await this.pool.query<TestPerson>(
      `SELECT first_name AS "firstName", last_name AS "lastName", person_number AS "nationalIdentificationNumber", note
       FROM test_person ORDER BY position`,
    );
    return [...rows, ...STANDING];
  }

  async find(personNumber: string): Promise<TestPerson | null> {
    return (await this.list()).find(({ nationalIdentificationNumber }) => nationalIdentificationNumber === personNumber) ?? null;
  }

  /** Made-up persons only: this table does not exist for real ones. */
  async add(person: TestPerson): Promise<void> {
    await this.pool.query(
      `INSERT INTO test_person (person_number, first_name, last_name, note) VALUES ($1, $2, $3, $4)
       ON CONFLICT (person_number) DO UPDATE SET note = EXCLUDED.note`,
      [person.nationalIdentificationNumber, person.firstName, person.lastName, person.note],
    );
  }
}
