export type Device = 'mobile' | 'desktop';

/** A phone or tablet usually has the e-ID app itself. */
export function deviceOf(userAgent: string | null | undefined): Device {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent ?? '') ? 'mobile' : 'desktop';
}

/** An iPad identifies itself as a Macintosh, but only an iPad has touch points. */
export function deviceNow(navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
    ? 'mobile'
    : deviceOf(navigator.userAgent);
}
