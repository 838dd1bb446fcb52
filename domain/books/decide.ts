import { decider } from '../kernel/index.js';
import { bookDay } from './commands/book-day.js';

export const decide = decider({ BookDay: bookDay });
