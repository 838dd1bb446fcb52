import { dated } from '../../kernel/index.js';

/**
 * RX-08, RX-23: a warrant holds for four years, and the holder accepts within seven days. Both are the terms of the national
 * service. An answer, or that there was none, is news to the giver for seven days after the last day to answer. Every
 * purchase needs 18, so a younger holder could not use it here.
 */
export const warrantRule = dated('warrants', [
  { from: '2019-01-01', value: { acceptDays: 7, validMonths: 48, holderFromAge: 18, newsDays: 7 } },
]);
