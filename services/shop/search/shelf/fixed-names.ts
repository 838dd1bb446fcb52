import { AGES, RATINGS, STOCKS } from '../../../../domain/catalogue/index.js';
import { Names } from './names.js';

/** The names of columns whose values are fixed. They stand in the order in which a facet shows them. */
export const AGE_NAMES = Names.of(AGES);
export const STOCK_NAMES = Names.of(STOCKS);
/** The empty name stands for goods without a rating. */
export const RATING_NAMES = Names.of([...RATINGS, '']);
