import { dated } from '../kernel/index.js';

/**
 * Why staff look: to dispense what the customer ordered, to warn of a recalled batch, for an inspection by the authority,
 * or to answer a question.
 */
export type StaffPurpose = 'dispensing' | 'recall' | 'inspection' | 'question';

/**
 * LAW-09: a customer's block withholds their data from all looks but these. Chapter 2 of the law 2018:1212 lets a pharmacist
 * read what a dispensing needs. Recall and inspection are duties of the pharmacy. No law that we know of opens a block at a pharmacy in
 * an emergency, so there is no such rule.
 */
export const blockRule = dated<{ readonly stillOpen: readonly StaffPurpose[] }>('health-look-block', [
  { from: '2020-01-01', value: { stillOpen: ['dispensing', 'recall', 'inspection'] } },
]);
