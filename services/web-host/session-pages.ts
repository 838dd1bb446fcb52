import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { watchRules } from '../session/watch-rules.js';
import { Toggles } from '../toggles/toggles.js';
import type { SessionService } from './contract/session.js';

export function sessionPages(app: NestFastifyApplication): SessionService {
  const rule = app.get(Toggles, { strict: false }).isOn('ActivateShorterInactivityTimesToggle')
    ? watchRules.shorter
    : watchRules.normal;
  return { watchRule: () => rule };
}
