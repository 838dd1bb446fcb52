import { allergy } from './over-the-counter/allergy.js';
import { cold } from './over-the-counter/cold.js';
import { pain } from './over-the-counter/pain.js';
import { skin } from './over-the-counter/skin.js';
import { stomach } from './over-the-counter/stomach.js';
import { various } from './over-the-counter/various.js';
import type { Substance } from './substance.js';

export const OVER_THE_COUNTER: readonly Substance[] = [...pain, ...cold, ...allergy, ...stomach, ...skin, ...various];
