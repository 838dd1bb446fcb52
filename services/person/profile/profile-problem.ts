import type { z } from 'zod';

import type { CustomerRejection, ProfileRejection } from '../../../domain/customer/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem, type Fault } from '../../foundation/problem/problem.js';
import { parse } from '../../access/http/valid.js';
import { profileFaults, profileTexts } from './texts.js';

/** PRO-14: the update calls have other names for the profile's fields. */
const SENT_AS: Readonly<Record<string, string>> = {
  firstName: 'FirstName',
  lastName: 'LastName',
  streetAddress: 'StreetAddress',
  postalCode: 'PostCode',
  city: 'PostOrt',
  coAddress: 'CoAddress',
  mobileNumber: 'MobileNumber',
  email: 'EmailAddress',
};

/** PRO-03: an error response with the message 'Update was not successful', whichever field is invalid. */
class UpdateNotSuccessful extends Problem {
  override readonly message = profileTexts.notSuccessful;
}

/** Validates the body of an update. @throws Problem 400 with an error for each field. */
export function readUpdate<T>(schema: z.ZodType<T>, body: unknown): T {
  try {
    return parse(schema, body);
  } catch (error) {
    throw error instanceof Problem ? new UpdateNotSuccessful(error.status, error.errors) : error;
  }
}

export function profileProblem(rejection: CustomerRejection | CommandIdReused): Problem {
  if (rejection.type === 'CommandIdReused') return commandIdReused;
  const { type } = rejection;
  if (!isOfProfile(type)) return new UpdateNotSuccessful(403, [{ code: type, message: profileTexts.notSuccessful }]);
  const fault: Fault = { code: type, message: profileFaults[type] };
  const field = 'field' in rejection ? rejection.field : undefined;
  return new UpdateNotSuccessful(400, [field ? { ...fault, field: SENT_AS[field] ?? field } : fault]);
}

function isOfProfile(type: CustomerRejection['type']): type is ProfileRejection['type'] {
  return Object.hasOwn(profileFaults, type);
}
