import { printed, type Shape, type ShapeField } from './shape.js';

/** Returns the paths at which a value does not have its shape. */
export function misfits(value: unknown, shape: Shape, at = 'data'): readonly string[] {
  switch (shape.kind) {
    case 'exactly':
      return value === shape.value ? [] : [wrong(value, shape, at)];
    case 'any':
      return typeof value === shape.of ? [] : [wrong(value, shape, at)];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => misfits(item, shape.of, `${at}[${index}]`))
        : [wrong(value, shape, at)];
    case 'one of':
      return shape.of.some((one) => misfits(value, one).length === 0) ? [] : [wrong(value, shape, at)];
    case 'each':
      return isRecord(value)
        ? Object.entries(value).flatMap(([name, item]) => misfits(item, shape.of, `${at}.${name}`))
        : [wrong(value, shape, at)];
    case 'fields':
      return isRecord(value) ? ofFields(value, shape.fields, at) : [wrong(value, shape, at)];
  }
}

function ofFields(value: Record<string, unknown>, fields: readonly ShapeField[], at: string): readonly string[] {
  const unknown = Object.keys(value).filter((name) => !fields.some((field) => field.name === name));
  const missing = fields.filter(({ name, optional }) => !optional && value[name] === undefined);
  const present = fields.filter(({ name }) => value[name] !== undefined);
  return [
    ...unknown.map((name) => `${at}.${name} is not declared`),
    ...missing.map(({ name }) => `${at}.${name} is missing`),
    ...present.flatMap(({ name, shape }) => misfits(value[name], shape, `${at}.${name}`)),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(value: unknown, shape: Shape, at: string): string {
  return `${at} is ${JSON.stringify(value)}, not ${printed(shape)}`;
}
