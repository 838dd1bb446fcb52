import { createHash } from 'node:crypto';

import type { Digest } from '../../../domain/look-log/index.js';

export const sha256: Digest = (text) => createHash('sha256').update(text).digest('hex');
