import { ApiBody, ApiOkResponse, ApiParam, ApiQuery, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

/** The type of an answer. Nobody changes an answer, so all of it is read-only. */
export type AnswerOf<Schema extends z.ZodType> = Unchanged<z.output<Schema>>;
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanged<T[Key]> }
    : T;

/** A method of a controller that says what it answers. */
export interface DescribedAnswer {
  readonly controller: object;
  readonly method: string;
  readonly schema: z.ZodType;
}

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;

const answers: DescribedAnswer[] = [];
/** Descriptions that nobody has asked for yet. A start does not pay for their conversion. */
let waiting: (() => void)[] = [];
const named: Schemas = {};

/** Bytes are an answer that is written already. */
type Answering<Answer> = (...args: never[]) => Answer | Buffer | Promise<Answer | Buffer>;
type DescribesCall<Answer> = <Call extends Answering<Answer>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Call>,
) => void;

/** Describes the answer of a call. Tests check each answer with the schema; a running shop does not. */
export function AnswersWith<Schema extends z.ZodType>(
  schema: Schema,
  contentType = 'application/json',
): DescribesCall<AnswerOf<Schema>> {
  return (target, key, descriptor) => {
    answers.push({ controller: target.constructor, method: String(key), schema });
    waiting.push(() => {
      const content = { [contentType]: { schema: openApi(schema, 'output') } };
      ApiOkResponse({ content })(target, key, descriptor);
    });
  };
}

export function describeBody(schema: z.ZodType, target: object, key: string | symbol): void {
  whenAsked(target, key, () => [ApiBody({ schema: openApi(schema, 'input'), required: !schema.isOptional() })]);
}

export function describeParam(name: string, schema: z.ZodType, target: object, key: string | symbol): void {
  whenAsked(target, key, () => [ApiParam({ name, schema: openApi(schema, 'input') })]);
}

export function describeQuery(schema: z.ZodType, target: object, key: string | symbol): void {
  whenAsked(target, key, () => {
    const { properties = {}, required = [] } = openApi(schema, 'input');
    return Object.entries(properties).map(([name, each]) =>
      ApiQuery({ name, required: required.includes(name), schema: each }),
    );
  });
}

/** Gives Nest all descriptions. @returns the schemas that others refer to by name */
export function describeAll(): Schemas {
  for (const describe of waiting) describe();
  waiting = [];
  return named;
}

export function describedAnswers(): readonly DescribedAnswer[] {
  return answers;
}

function whenAsked(target: object, key: string | symbol, decorators: () => readonly MethodDecorator[]): void {
  waiting.push(() => {
    const descriptor = Object.getOwnPropertyDescriptor(target, key) as PropertyDescriptor;
    for (const decorate of decorators()) decorate(target, key, descriptor);
  });
}

/** A schema of Zod as one of OpenAPI. What OpenAPI cannot say becomes "anything". */
function openApi(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const converted = z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });
  const text = JSON.stringify(converted).replaceAll('"#/definitions/', '"#/components/schemas/');
  const { definitions = {}, ...own } = JSON.parse(text) as Schema & { readonly definitions?: Schemas };
  Object.assign(named, definitions);
  return own;
}
