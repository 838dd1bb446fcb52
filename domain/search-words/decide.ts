import { decider } from '../kernel/index.js';
import { publishSearchWords } from './commands/publish-search-words.js';

export const decide = decider({ PublishSearchWords: publishSearchWords });
