import { family } from './family.js';
import { firstAid } from './first-aid.js';
import { infection } from './infection.js';
import { lifestyle } from './lifestyle.js';
import { mouthAndEyes } from './mouth-and-eyes.js';
import { pain } from './pain.js';
import { skin } from './skin.js';
import type { AdviceSource } from './source.js';
import { stomach } from './stomach.js';

export { TOPICS, type AdviceSection, type AdviceSource, type Topic } from './source.js';

export const ADVICE: readonly AdviceSource[] = [
  ...infection,
  ...pain,
  ...skin,
  ...stomach,
  ...family,
  ...lifestyle,
  ...mouthAndEyes,
  ...firstAid,
];
