import type { NarcoticsClass } from '../../../domain/catalogue/index.js';

/** The generated substances on a list of narcotics (LVFS 2011:10), by ATC code. */
export const NARCOTICS: Readonly<Record<string, NarcoticsClass>> = {
  N02AA05: 'II',
  N06BA04: 'II',
  N06BA12: 'II',
  N02AJ06: 'III',
  N02AX02: 'III',
  N05BA04: 'IV',
  N05CF02: 'IV',
  N05CF01: 'V',
  N02BF02: 'V',
};
