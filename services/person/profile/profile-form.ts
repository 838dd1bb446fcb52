import { z } from 'zod';

import type { CustomerProfile, CustomerRejection } from '../../../domain/customer/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { Problem } from '../../foundation/problem/problem.js';
import { parse } from '../../access/http/valid.js';
import { profileFields } from './profile-fields.js';
import { profileProblem } from './profile-problem.js';

const form = z.strictObject(profileFields).partial();

/** Reads a page's form, which uses the profile's field names. @throws Problem 400 with an error for each field. */
export function readForm(fields: object): Partial<CustomerProfile> {
  const read = parse(form, fields);
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function formProblem(rejection: CustomerRejection | CommandIdReused): Problem {
  const field = 'field' in rejection ? rejection.field : undefined;
  const { status, errors } = profileProblem(rejection);
  return new Problem(
    status,
    errors.map((fault) => (field ? { ...fault, field } : fault)),
  );
}
