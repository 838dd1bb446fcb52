/**
 * What the card's bank asks of a browser for 3-D Secure 2, as JSON. The fields are the partner's. A script cannot read
 * the accept header, so it takes the value that the partner's own script sends.
 */
export function browserInfo({ navigator, screen }: Pick<Window, 'navigator' | 'screen'> = window): string {
  return JSON.stringify({
    acceptHeader: '*/*',
    colorDepth: screen.colorDepth,
    javaEnabled: false,
    language: navigator.language,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
  });
}
