import { Body, Param, Query, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';

import { describeBody, describeParam, describeQuery } from './api-schema.js';
import { Problem, type Fault } from '../../foundation/problem/problem.js';

/** Validates the body with a schema and describes it. An error names its field. */
export const ValidBody = (schema: z.ZodType): ParameterDecorator =>
  both(Body(new SchemaPipe(schema)), (target, key) => describeBody(schema, target, key));
export const ValidQuery = (schema: z.ZodType): ParameterDecorator =>
  both(Query(new SchemaPipe(schema)), (target, key) => describeQuery(schema, target, key));
export const ValidParam = (name: string, schema: z.ZodType): ParameterDecorator =>
  both(Param(name, new SchemaPipe(schema, name)), (target, key) => describeParam(name, schema, target, key));
/** Describes a body that the call itself reads. */
export const DescribedBody = (schema: z.ZodType): ParameterDecorator =>
  both(Body(), (target, key) => describeBody(schema, target, key));

function both(decorate: ParameterDecorator, describe: (target: object, key: string | symbol) => void) {
  return (target: object, key: string | symbol | undefined, index: number): void => {
    decorate(target, key, index);
    if (key !== undefined) describe(target, key);
  };
}

class SchemaPipe implements PipeTransform {
  constructor(
    private readonly schema: z.ZodType,
    private readonly name?: string,
  ) {}

  transform(value: unknown): unknown {
    return parse(this.schema, value, this.name);
  }
}

/** Validates a value with a schema. @throws Problem 400 with one error for each invalid field */
export function parse<T>(schema: z.ZodType<T>, value: unknown, name?: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Problem(
    400,
    parsed.error.issues.flatMap((issue) => faults(issue, name)),
  );
}

function faults(issue: z.core.$ZodIssue, name: string | undefined): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      code: 'UNKNOWN_FIELD',
      message: `Fältet ${key} är okänt.`,
    }));
  }
  const field = issue.path.length > 0 ? issue.path.join('.') : name;
  return [{ ...(field && { field }), code: issue.code.toUpperCase(), message: issue.message }];
}
