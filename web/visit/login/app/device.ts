export type Device = 'mobile' | 'desktop';

/** A phone or a tablet runs the e-ID itself more often than not. */
export function deviceOf(userAgent: string | null | undefined): Device {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent ?? '') ? 'mobile' : 'desktop';
}

/** An iPad presents itself as a Macintosh; its fingers give it away. */
export function deviceNow(navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
    ? 'mobile'
    : deviceOf(navigator.userAgent);
}
