import { care } from './care.js';
import { family } from './family.js';
import { food } from './food.js';
import { health } from './health.js';
import type { Particulars } from './particular.js';

export const PARTICULARS: Particulars = { ...care, ...family, ...food, ...health };
