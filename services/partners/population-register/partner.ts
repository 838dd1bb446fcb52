import { definePartner, httpUrl, simulated, someText } from '../definition.js';
import { PopulationRegisterClient } from './client.js';
import { POPULATION_REGISTER_GATEWAY } from './gateway.js';

export const populationRegister = definePartner({
  name: 'population-register',
  shownAs: 'Folkbokföringen',
  address: 'POPULATION_REGISTER_URL',
  settings: {
    POPULATION_REGISTER_URL: httpUrl,
    /** Our identity at the register, and the assignment that the register has granted. */
    POPULATION_REGISTER_CUSTOMER: someText,
    POPULATION_REGISTER_ASSIGNMENT: someText,
  },
  secrets: [],
  needed: false,
  mutualTls: true,
  gateway: POPULATION_REGISTER_GATEWAY,
  client: ({ settings, tls, watch }): PopulationRegisterClient =>
    new PopulationRegisterClient({
      url: settings.POPULATION_REGISTER_URL,
      kundNr: settings.POPULATION_REGISTER_CUSTOMER,
      uppdragId: settings.POPULATION_REGISTER_ASSIGNMENT,
      tls,
      watch,
    }),
  simulator: simulated({ remembers: false }),
});
