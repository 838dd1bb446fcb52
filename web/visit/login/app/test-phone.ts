/** The address of the simulated phone that scans this code; null with a real e-ID. */
export function testPhoneLink(code: string, testPhone: string | null): string | null {
  if (!testPhone) return null;
  // With the simulated Freja, the code itself is the address of the simulated phone.
  return code.startsWith('bankid.') ? `${testPhone}?qr=${encodeURIComponent(code)}` : code;
}
