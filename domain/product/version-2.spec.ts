import { expect, test } from 'vitest';

import { cream } from './spec-events.js';
import { addedFrom2, describedFrom2 } from './version-2.js';

const { isMonitorable: _later, ...description } = cream;

test('goods of version 2 can be watched, because that version had no others', () => {
  expect(addedFrom2({ description })).toEqual({ description: cream });
  expect(describedFrom2({ description, changed: ['name'] })).toEqual({ description: cream, changed: ['name'] });
});
