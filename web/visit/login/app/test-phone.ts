/** Returns the URL at which a simulated phone scans this code; null when the e-ID is a real one. */
export function testPhoneLink(code: string, testPhone: string | null): string | null {
  if (!testPhone) return null;
  // The simulated Freja puts this URL into the code itself.
  return code.startsWith('bankid.') ? `${testPhone}?qr=${encodeURIComponent(code)}` : code;
}
