import { createHash } from 'node:crypto';

import type { Device } from '../../../domain/customer/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { deviceName } from '../../access/session/device-name.js';
import type { Visitor } from '../../access/session/session.js';
import { newToken } from '../../access/session/token.js';

/** Without a mark the browser counts as new each time, so dropping the cookie hides nothing. */
export function deviceOf(customerId: Uuid, { browser }: Pick<Visitor, 'browser'>): Device {
  const mark = browser?.mark ?? newToken();
  const key = createHash('sha256').update(`${customerId} ${mark}`).digest('base64url');
  return { key, name: deviceName(browser ?? { userAgent: '', inApp: false }) };
}
