/**
 * The two-digit postcode areas of Sweden: 86 of them are in use. A share of Sweden, as the requirements give it, is
 * counted over these areas (CHK-02).
 */
export const POSTCODE_AREAS: readonly string[] = Array.from({ length: 89 }, (_, index) => String(10 + index)).filter(
  (area) => !['32', '48', '49'].includes(area),
);

/** The 21 cities with evening delivery, each with the beginnings of its postcodes (CHK-02). */
export const EVENING_CITIES: Readonly<Record<string, readonly string[]>> = {
  Stockholm: ['10', '11', '12', '16', '17', '18'],
  Göteborg: ['40', '41', '42', '43'],
  Malmö: ['20', '21'],
  Uppsala: ['75'],
  Linköping: ['58'],
  Örebro: ['70'],
  Västerås: ['72'],
  Norrköping: ['60'],
  Helsingborg: ['25'],
  Jönköping: ['55'],
  Lund: ['22'],
  Gävle: ['80'],
  Borås: ['50'],
  Eskilstuna: ['63'],
  Södertälje: ['15'],
  Karlstad: ['65'],
  Halmstad: ['30'],
  Växjö: ['35'],
  Kristianstad: ['29'],
  Trollhättan: ['461', '462'],
  Skövde: ['541'],
};

/** The carrier of Norrland delivers to 80 000–98 999. */
export const NORRLAND = POSTCODE_AREAS.filter((area) => area >= '80');

/** Chilled delivery takes 2–3 weekdays here, which is where the carrier has a terminal. */
export const CHILLED_NEAR = [
  ...['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'],
  ...['20', '21', '22', '23', '24', '25', '26', '40', '41', '42', '43', '44'],
  ...['50', '55', '58', '60', '61', '63', '64', '70', '72', '73', '74', '75'],
] as const;

/** Chilled delivery takes 4–5 weekdays here. With the areas above it covers 66 % of Sweden. */
export const CHILLED_FAR = [
  ...['27', '28', '29', '30', '31', '33', '34', '35', '36', '37', '38', '39'],
  ...['45', '46', '51', '52', '53', '54', '59', '65', '69', '71', '80'],
] as const;

/** Early Bird does not come to Gotland and the roads farthest to the north. It covers 95 % of Sweden. */
export const EARLY_BIRD = POSTCODE_AREAS.filter((area) => !['62', '91', '92', '98'].includes(area));

/** The share of Sweden that these areas cover, in whole percent. */
export function shareOf(areas: readonly string[]): number {
  return Math.round((100 * areas.length) / POSTCODE_AREAS.length);
}

/** Whether a postcode, written with or without its space, begins as one of the areas. */
export function isIn(areas: readonly string[], postalCode: string): boolean {
  const digits = postalCode.replace(/\s/g, '');
  return areas.some((area) => digits.startsWith(area));
}
