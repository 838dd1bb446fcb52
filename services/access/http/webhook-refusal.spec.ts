import { expect, test } from 'vitest';

import { webhookRefusal } from './webhook-refusal.js';

test('a refused webhook is told which field is wrong, or that the body is wrong', () => {
  const told = (field: string) => webhookRefusal({ type: 'MalformedWebhook', field }).message;
  expect([told('live'), told('')]).toEqual(['The field live is missing or wrong.', 'The body is missing or wrong.']);
});
