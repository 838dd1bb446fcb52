import 'reflect-metadata';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { describeAll } from './api-schema.js';
import { DescribedBody, ValidParam, ValidQuery } from './valid.js';

const branch: z.ZodType = z
  .lazy(() => z.strictObject({ name: z.string(), branches: z.array(branch) }))
  .meta({ id: 'TestBranch' });
const body = z.strictObject({ times: z.int().min(1).default(1), branch: branch.optional() });
const query = z.object({ from: z.string().meta({ example: 'a' }), to: z.string().optional() });

class TestController {
  call(
    @DescribedBody(body.transform(({ times }) => times)) _body: unknown,
    @ValidParam('id', z.string()) _id: unknown,
    @ValidQuery(query) _query: unknown,
  ): void {}
}

const described = (): unknown => Reflect.getMetadata('swagger/apiParameters', TestController.prototype.call);

test('the schemas of a call are described only when the description is asked for', () => {
  expect(described()).toBeUndefined();
  const named = describeAll();
  expect(described()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ in: 'path', name: 'id', schema: { type: 'string' } }),
      expect.objectContaining({ in: 'query', name: 'from', required: true, schema: { type: 'string', example: 'a' } }),
      expect.objectContaining({ in: 'query', name: 'to', required: false, schema: { type: 'string' } }),
      expect.objectContaining({
        in: 'body',
        schema: expect.objectContaining({
          properties: {
            times: expect.objectContaining({ type: 'integer', minimum: 1, default: 1 }),
            branch: { allOf: [{ $ref: '#/components/schemas/TestBranch' }] },
          },
        }),
      }),
    ]),
  );
  expect(named['TestBranch']).toMatchObject({
    properties: { branches: { items: { $ref: '#/components/schemas/TestBranch' } } },
  });
});
