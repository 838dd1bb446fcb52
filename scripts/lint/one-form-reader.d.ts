import type { Rule } from 'eslint';

export const oneFormReader: Rule.RuleModule;
