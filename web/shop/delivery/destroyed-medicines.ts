import type { DestroyingOptions } from '../../../services/shop/delivery/contract.js';

/** What becomes of medicines that the customer does not get, with the options of which that holds (CHK-10). */
export function destroyedMedicines({ notDelivered, notCollected }: DestroyingOptions): string {
  const cases = [
    ...(notDelivered.length > 0 ? [`paketet inte kan lämnas (${notDelivered.join(', ')})`] : []),
    ...(notCollected.length > 0 ? [`paketet inte hämtas ut (${notCollected.join(', ')})`] : []),
  ];
  return `Läkemedel förstörs av säkerhetsskäl om ${cases.join(' eller om ')}. Då får du inte tillbaka pengarna för dem.`;
}
