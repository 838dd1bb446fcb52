import type { AppLoadContext } from '@remix-run/node';

import type { ContentService } from '../../../services/shop/content/contract.js';
import type { LoginMethod } from '../../../services/person/login/contract.js';
import { isInApp } from './app/app-shell.js';
import { deviceOf } from './app/device.js';
import type { LoginData } from './screens/login-screens.js';
import { safeReturn } from './app/return-to.js';

/** Forbids caches to keep pages of the log-in. */
export const NOT_KEPT = { 'Cache-Control': 'no-store' } as const;

/** True when debug pages are allowed (LOG-03, LOG-15), which is never the case in production. */
export async function canDebug(
  environment: AppLoadContext['environment'],
  content: Pick<ContentService, 'toggles'>,
): Promise<boolean> {
  return environment === 'test' && (await content.toggles())['DebugModeToggle'] === true;
}

export async function loginData(
  request: Request,
  { shop, session, environment }: AppLoadContext,
  only: LoginMethod | null = null,
): Promise<LoginData> {
  const { login } = shop;
  return {
    redirectTo: safeReturn(new URL(request.url).searchParams.get('redirect')),
    over: null,
    device: deviceOf(request.headers.get('user-agent')),
    inApp: isInApp(request.headers),
    methods: login.methods(),
    paused: await login.paused(),
    only,
    testUsers: await login.testUsers(),
    name: session.name,
    testPhone: login.testPhone(),
    testFailed: false,
    debug: environment === 'test',
    resumed: null,
    failed: null,
    drawn: null,
    large: false,
  };
}
