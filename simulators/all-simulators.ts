import type { PartnerName } from '../services/partners/partners.js';
import type { Simulate } from './simulate.js';
import { simulateAdyen } from './adyen/simulate.js';
import { simulateBankId } from './bankid/simulate.js';
import { simulateDeliveryCheckout } from './delivery-checkout/simulate.js';
import { simulateEHealth } from './e-health/simulate.js';
import { simulateFinance } from './finance/simulate.js';
import { simulateFreja } from './freja/simulate.js';
import { simulateMail } from './mailbox/simulate.js';
import { simulatePopulationRegister } from './population-register/simulate.js';
import { simulatePush } from './push/simulate.js';
import { simulateSms } from './sms/simulate.js';
import { simulateVerification } from './verification/simulate.js';
import { simulateWarehouse } from './warehouse/simulate.js';
import { simulateWeather } from './weather/simulate.js';

/** One simulator for each partner. If one is missing, the code does not compile. */
export const SIMULATORS = {
  adyen: simulateAdyen,
  warehouse: simulateWarehouse,
  mail: simulateMail,
  push: simulatePush,
  weather: simulateWeather,
  bankid: simulateBankId,
  freja: simulateFreja,
  'population-register': simulatePopulationRegister,
  'e-health': simulateEHealth,
  verification: simulateVerification,
  sms: simulateSms,
  finance: simulateFinance,
  'delivery-checkout': simulateDeliveryCheckout,
} satisfies { readonly [Name in PartnerName]: Simulate<Name> };

type Started<Name extends PartnerName> = Awaited<ReturnType<(typeof SIMULATORS)[Name]>>['simulator'];
/** The running simulators by partner. Null when the real partner is used. */
export type Simulated = { readonly [Name in PartnerName]: Started<Name> | null };
