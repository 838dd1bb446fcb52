import type { Simulate } from '../simulate.js';
import { startPopulationRegisterSimulator, type PopulationRegisterSimulator } from './start.js';

const ASSIGNMENT = { kundNr: '500243', uppdragId: '637' };

export const simulatePopulationRegister: Simulate<'population-register', PopulationRegisterSimulator> = async () => {
  const simulator = await startPopulationRegisterSimulator(ASSIGNMENT);
  return {
    simulator,
    settings: {
      POPULATION_REGISTER_URL: simulator.url,
      POPULATION_REGISTER_CUSTOMER: ASSIGNMENT.kundNr,
      POPULATION_REGISTER_ASSIGNMENT: ASSIGNMENT.uppdragId,
    },
  };
};
