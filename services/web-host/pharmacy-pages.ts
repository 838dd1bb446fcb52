import type { PharmacyService } from './contract/pharmacy.js';

export class PharmacyPages implements PharmacyService {
  search: PharmacyService['search'] = async () => ({ total: 0, pharmacies: [], counties: [] });
  pharmacy: PharmacyService['pharmacy'] = async () => null;
  stock: PharmacyService['stock'] = async () => [];
}
