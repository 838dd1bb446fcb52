import { sealed } from '../../simulators/adyen/seal.js';
import { ARTICLES } from '../../simulators/e-health/articles.js';
import { ORDINARY } from '../../simulators/e-health/ordinary.js';
import { Caller } from './caller.js';

interface Ordination {
  readonly ordinationsId: string;
  readonly kanKopas: boolean;
  readonly artikel: { readonly varunummer: string };
}

const details = {
  ...{ firstName: 'Astrid', lastName: 'Ekström', email: 'astrid.ekstrom@exempel.se', phoneNumber: '0701234567' },
  ...{ postalCode: '118 20', street: 'Hornsgatan 1', city: 'Stockholm', careOf: null },
};
const card = {
  type: 'scheme',
  encryptedCardNumber: sealed('4111111111111111'),
  encryptedExpiryMonth: sealed('03'),
  encryptedExpiryYear: sealed('2030'),
  encryptedSecurityCode: sealed('737'),
  holderName: 'A Ekström',
};

/** No narcotics, which a second pharmacist must approve. */
const MEDICINES = new Set(ORDINARY.map(({ article }) => ARTICLES[article].varunummer));

/**
 * Buys prescriptions in one order, as their patient.
 * @returns how many, at most so many as wanted
 * @throws when a call is refused
 */
export async function orderPrescriptions(url: string, personnummer: string, wanted: number): Promise<number> {
  const patient = new Caller(url);
  try {
    const query = new URLSearchParams({ ssn: personnummer, ehmDeviceType: 'desktop', stayLoggedIn: 'false' });
    await patient.get(`/sessionapi/v1/grandid/test/initloginauto?${query}`);
    const list = await patient.send('POST', '/recept/ordinationer', { personnummer, typ: 'human' });
    const bought = (list['ordinationer'] as readonly Ordination[])
      .filter(({ kanKopas, artikel }) => kanKopas && MEDICINES.has(artikel.varunummer))
      .slice(0, wanted);
    for (const { ordinationsId, artikel } of bought) {
      const row = { ordinationsId, articleid: artikel.varunummer, personnummer, antal: 1, djur: false, ejByte: true };
      await patient.send('POST', '/kundvagn/lagg-till', row);
    }
    await patient.send('PUT', '/customer-details', details);
    await patient.send('PUT', '/shipments/sync-user-choice', { optionId: 'agent' });
    const payment = { paymentMethod: 'scheme', paymentDetails: card, ageDeclared: true };
    const { success } = await patient.send('POST', '/payments/start', payment);
    if (success !== true) throw new Error('the payment of prescriptions was not confirmed');
    return bought.length;
  } finally {
    await patient.close();
  }
}
