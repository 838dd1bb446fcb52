import { airways } from './prescription/airways.js';
import { diabetes } from './prescription/diabetes.js';
import { heart } from './prescription/heart.js';
import { hormones } from './prescription/hormones.js';
import { infections } from './prescription/infections.js';
import { nerves } from './prescription/nerves.js';
import type { Substance } from './substance.js';

export const PRESCRIPTION: readonly Substance[] = [
  ...heart,
  ...diabetes,
  ...hormones,
  ...airways,
  ...nerves,
  ...infections,
];
