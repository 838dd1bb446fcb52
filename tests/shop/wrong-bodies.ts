import { resolved, type Schema, type Schemas } from './described-fields.js';

interface Bounded extends Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Bounded>>;
}
type Body = Readonly<Record<string, unknown>>;

/** A body of which one field is wrong, and that field. */
export type Wrong = readonly [field: string, body: Body];

const SAFE = Number.MAX_SAFE_INTEGER;

/** From a good body, one wrong body for each bound of each field in its schema. */
export function wrongBodies(given: Schema, schemas: Schemas, good: Body): readonly Wrong[] {
  return shapes(given, schemas).flatMap((schema) => {
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      wrongValues(resolved(each, schemas) as Bounded).map((value): Wrong => [name, { ...good, [name]: value }]),
    );
    return schema.additionalProperties === false ? [...fields, ['okänt', { ...good, okänt: 1 }] as const] : fields;
  });
}

function shapes(given: Schema, schemas: Schemas): readonly Bounded[] {
  const schema = resolved(given, schemas) as Bounded;
  const inner = schema.oneOf ?? schema.anyOf;
  return inner ? inner.flatMap((one) => shapes(one, schemas)) : [schema];
}

function wrongValues({ type, maxLength, minimum, maximum, ...schema }: Bounded): readonly unknown[] {
  const outside = [
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)]),
    ...(minimum === undefined || minimum === -SAFE ? [] : [minimum - 1]),
    ...(maximum === undefined || maximum === SAFE ? [] : [maximum + 1]),
    ...(schema.enum ? ['inget av dem'] : []),
  ];
  switch (type) {
    case 'string':
      return [{}, 7, ...outside];
    case 'integer':
      return ['x', 0.5, 1e21, ...outside];
    case 'number':
      return ['x', {}, ...outside];
    case 'boolean':
      return ['ja', 1];
    case 'array':
      return ['x', {}];
    case 'object':
      return ['x', 7, []];
    default:
      return [];
  }
}
