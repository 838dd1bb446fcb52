import { expect, test } from 'vitest';

import { readAnswer } from './answer-form.js';

const ID = '6f1f2a63-8f0e-4f5e-9d0f-1d9f3a0a1b2c';

function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('an answer has its sums by line, its ground and its texts', () => {
  const fields = { vad: 'refund', commandId: ID, 'belopp-1': '49,50', grund: '', svar: 'Hej', orsak: 'Trasig' };
  expect(readAnswer(sent(fields), 'k1')).toEqual({
    ...{ commandId: ID, complaintId: 'k1', act: 'refund', amounts: [{ lineId: '1', kronor: '49,50' }] },
    ...{ ground: null, note: 'Hej', reason: 'Trasig' },
  });
  expect(readAnswer(sent({ ...fields, vad: 'decline', grund: 'no-fault' }), 'k1')).toMatchObject({
    ground: 'no-fault',
  });
});

test.each([{ vad: 'give' }, { commandId: 'x' }, { grund: 'because' }])('what no page sends is refused: %o', (wrong) => {
  const fields = { vad: 'decline', commandId: ID, grund: 'no-fault', svar: '', orsak: 'Trasig' };
  expect(readAnswer(sent({ ...fields, ...wrong }), 'k1')).toBeNull();
});
