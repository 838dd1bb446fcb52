import { Problem } from '../../foundation/problem/problem.js';

export function identificationRequired(): Problem {
  return new Problem(401, [
    { code: 'IDENTIFICATION_REQUIRED', message: 'Du behöver identifiera dig med BankID eller Freja+.' },
  ]);
}
