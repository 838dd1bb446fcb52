import type { Progress } from './machine/state.js';

const RESULTS: readonly string[] = [
  'Pending',
  'Started',
  'Authenticated',
  'Failed',
  'ExpiredTransaction',
  'Cancel1',
  'Cancel2',
] satisfies Progress['result'][];

/** Reads the state of an attempt. Null for a response that is not the shop's, such as a proxy's error page. */
export function readProgress(json: unknown): Progress | null {
  const answer = recordOf(json);
  const { result, secondsLeft } = answer;
  if (!isResult(result) || typeof secondsLeft !== 'number') return null;
  const mayExtend = answer['mayExtend'] === true;
  return {
    result,
    secondsLeft,
    mayExtend,
    qrCode: textOf(json, 'qrCode'),
    nextQrCode: textOf(json, 'nextQrCode'),
    message: textOf(json, 'message') ?? '',
    launchLink: textOf(json, 'launchLink'),
    appMissing: textOf(json, 'appMissing'),
  };
}

export function readStarted(
  json: unknown,
): { readonly launchLink: string | null; readonly qrCode: string | null } | null {
  const { result } = recordOf(json);
  return result ? { launchLink: textOf(result, 'launchLink'), qrCode: textOf(result, 'qrCode') } : null;
}

export function textOf(json: unknown, name: string): string | null {
  const value = recordOf(json)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function isResult(value: unknown): value is Progress['result'] {
  return typeof value === 'string' && RESULTS.includes(value);
}

function recordOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}
