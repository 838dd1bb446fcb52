/** Address of the test telephone with this code in its camera; null with a real e-ID. */
export function testPhoneLink(code: string, testPhone: string | null): string | null {
  if (!testPhone) return null;
  // The simulated Freja's code is the address of its telephone.
  return code.startsWith('bankid.') ? `${testPhone}?qr=${encodeURIComponent(code)}` : code;
}
