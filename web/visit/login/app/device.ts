export type Device = 'mobile' | 'desktop';

/** A phone or a tablet usually runs the e-ID itself. */
export function deviceOf(userAgent: string | null | undefined): Device {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent ?? '') ? 'mobile' : 'desktop';
}

/** An iPad identifies as a Macintosh; its touch points distinguish it. */
export function deviceNow(navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
    ? 'mobile'
    : deviceOf(navigator.userAgent);
}
