export type Device = 'mobile' | 'desktop';

/** Guesses the kind of device from the user agent. A phone or tablet usually has the e-ID app itself. */
export function deviceOf(userAgent: string | null | undefined): Device {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent ?? '') ? 'mobile' : 'desktop';
}

/** Like deviceOf, but recognises an iPad: it identifies itself as a Macintosh, but it has touch points. */
export function deviceNow(navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
    ? 'mobile'
    : deviceOf(navigator.userAgent);
}
