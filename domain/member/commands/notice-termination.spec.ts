import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { registered } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const noticed = {
  type: 'TerminationNoticed',
  data: { noticedOn: '2025-03-01', endsOn: '2025-03-31', reason: 'misuse' },
} as const;

test('the provider gives 30 days of notice', () => {
  given(registered).when({ type: 'NoticeTermination', noticedOn: '2025-03-01', reason: 'misuse' }).then(noticed);
});

test('a second notice does not move the end', () => {
  given(registered, noticed).when({ type: 'NoticeTermination', noticedOn: '2025-03-10', reason: 'misuse' }).then();
});
