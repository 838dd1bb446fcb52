/** A number that differs between persons. No id at the service may contain the person number itself. */
export function placeOf(personnummer: string): number {
  let place = 7;
  for (const digit of personnummer) place = (place * 131 + Number(digit)) % 1_000_003;
  return place;
}
