import { z } from 'zod';

import { validationTexts as texts } from './validation-texts.js';

/** Sets Swedish messages for errors without a text of their own. Each names its field and says what it must be. */
export function useSwedishMessages(): void {
  z.config({ localeError: messageOf });
}

type Issue = z.core.$ZodRawIssue;

function messageOf(issue: Issue): string {
  const name = issue.path && issue.path.length > 0 ? issue.path.join('.') : texts.whole;
  return texts.fault(name, expected(issue));
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? texts.missing : texts.kind(issue.expected);
    case 'too_big':
      return texts.atMost(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'too_small':
      return texts.atLeast(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'invalid_value':
      return texts.oneOf(issue.values.map(String));
    case 'invalid_format':
      return texts.format(issue.format);
    case 'not_multiple_of':
      return texts.multipleOf(issue.divisor);
    default:
      return texts.otherForm;
  }
}
