import { cartLimits, type CartState } from '../../../../domain/cart/index.js';

/**
 * Counts the packs itself, apart from the rules that refuse a command. Throws without `expect`, which would take half
 * of the time of all histories here.
 */
export function keepsLimits({ lines }: CartState, on: string): void {
  const { PARACETAMOL_LIMIT, MAXQUANTITY_EX, MAXQUANTITY_GROUP, MAXQUANTITY_HA } = cartLimits.on(on);
  const count = (among: (line: (typeof lines)[number]) => boolean): number =>
    lines.reduce((sum, line) => (among(line) ? sum + line.quantity : sum), 0);
  const passed = [
    count(({ flags }) => flags.includes('Paracetamol')) > PARACETAMOL_LIMIT,
    count(({ limitGroup }) => limitGroup === 'M01AE01') > MAXQUANTITY_GROUP,
    lines.some(({ type, quantity }) => type !== 'Rx' && quantity > (type === 'Ex' ? MAXQUANTITY_EX : MAXQUANTITY_HA)),
  ];
  if (passed.includes(true)) throw new Error(`a limit was passed: ${passed.join(', ')}`);
}
