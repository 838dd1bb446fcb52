import { Problem } from '../http/problem.js';

export function identificationRequired(): Problem {
  return new Problem(401, [
    { code: 'IDENTIFICATION_REQUIRED', message: 'Du behöver identifiera dig med BankID eller Freja+.' },
  ]);
}
