import type { SelfOpeningModal } from '../../interface/dialog/modal-queue.js';

/** What the person is to the server. `known` means logged in, but without strong identification (SES-07). */
export type Standing = 'guest' | 'known' | 'identified';

/** The response of GET /api/heartbeat/check, with other names. */
export interface Heartbeat {
  readonly known: boolean;
  readonly sessionSeconds: number;
  readonly identificationSeconds: number;
}

export interface WatchRule {
  readonly checkEverySeconds: number;
  readonly warnAtSeconds: number;
}

/** What a tab stores about its session: the last known state, and the warnings it has shown. */
export interface Markers {
  readonly standing: Standing;
  readonly warned: readonly Warning[];
}

export type Warning = Extract<SelfOpeningModal, 'identification' | 'inactivity'>;
export type Ending = Extract<SelfOpeningModal, 'logged-out' | 'session-timeout'>;

/** News about the session. It comes from the loaded page, from the server, or from another tab that has logged out. */
export type Evidence =
  | { readonly from: 'page'; readonly standing: Standing }
  | { readonly from: 'heartbeat'; readonly heartbeat: Heartbeat }
  | { readonly from: 'tab' };

export interface Verdict {
  readonly markers: Markers;
  readonly ended: Ending | null;
  readonly warn: readonly Warning[];
  readonly withdraw: readonly SelfOpeningModal[];
}

export const STRANGER: Markers = { standing: 'guest', warned: [] };
const WARNINGS: readonly Warning[] = ['identification', 'inactivity'];

/**
 * Decides what follows from news about the session (SES-02, SES-03): what to store, and which modals to open and close.
 */
export function judge(before: Markers, evidence: Evidence, rule: WatchRule): Verdict {
  // A guest's tab does not ask the server. A response that still arrives was asked for before the log-out.
  if (before.standing === 'guest' && evidence.from !== 'page') return nothing(before);
  const standing = standingIn(evidence);
  if (standing === 'guest')
    return before.standing === 'guest'
      ? nothing(before)
      : { markers: STRANGER, ended: 'logged-out', warn: [], withdraw: [...WARNINGS, 'session-timeout'] };
  const ended = before.standing === 'identified' && standing === 'known' ? 'session-timeout' : null;
  const over: readonly SelfOpeningModal[] =
    standing === 'identified' ? ['logged-out', 'session-timeout'] : ['logged-out', 'identification'];
  const near = evidence.from === 'heartbeat' ? nearEnds(evidence.heartbeat, rule) : before.warned;
  const warn = near.filter((warning) => !before.warned.includes(warning));
  return {
    markers: { standing, warned: near },
    ended,
    warn,
    withdraw: [...over, ...before.warned.filter((warning) => !near.includes(warning))],
  };
}

export function standingIn(evidence: Evidence): Standing {
  if (evidence.from === 'tab') return 'guest';
  return evidence.from === 'page' ? evidence.standing : standingOf(evidence.heartbeat);
}

function standingOf({ known, sessionSeconds, identificationSeconds }: Heartbeat): Standing {
  if (!known || sessionSeconds <= 0) return 'guest';
  return identificationSeconds > 0 ? 'identified' : 'known';
}

function nearEnds(
  { sessionSeconds, identificationSeconds }: Heartbeat,
  { warnAtSeconds }: WatchRule,
): readonly Warning[] {
  return WARNINGS.filter((warning) => {
    const left = warning === 'inactivity' ? sessionSeconds : identificationSeconds;
    return left > 0 && left <= warnAtSeconds;
  });
}

function nothing(markers: Markers): Verdict {
  return { markers, ended: null, warn: [], withdraw: [] };
}
