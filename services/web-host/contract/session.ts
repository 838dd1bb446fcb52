/** How the browser watches its session (SES-03). */
export interface SessionWatchRule {
  readonly checkEverySeconds: number;
  readonly warnAtSeconds: number;
}

export interface SessionService {
  watchRule(): SessionWatchRule;
}
