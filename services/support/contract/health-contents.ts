/**
 * LAW-09: whether what is shown has the contents of prescriptions. `openable`: this pharmacist may open them. `withheld`: the
 * customer's block withholds them. `absent`: there are none.
 */
export type HealthContents = 'absent' | 'sealed' | 'openable' | 'open' | 'withheld';
