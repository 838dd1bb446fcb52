import { readdirSync, readFileSync } from 'node:fs';

export interface Golden {
  readonly type: string;
  readonly version: number;
  /** The shape of the event's data, in TypeScript syntax. */
  readonly shape: string;
  readonly sample: unknown;
}

/** Prints what to add to a file of the folder. The shape is null for a version whose type is gone. */
export function goldenEntry({
  type,
  version,
  shape,
}: Omit<Golden, 'shape' | 'sample'> & { shape: string | null }): string {
  const words = shape === null ? `the shape that version ${version} had` : JSON.stringify(shape);
  return `"${type}@${version}": { "shape": ${words}, "sample": an example of its data }`;
}

const FOLDER = new URL('golden/', import.meta.url);

/** Returns every version of every event, from the files `golden/<slice>.json`, whose keys are "Type@version". */
export function goldenEvents(): readonly Golden[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const stored = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<
      string,
      Pick<Golden, 'shape' | 'sample'>
    >;
    return Object.entries(stored).map(([name, golden]) => {
      const [type = '', version] = name.split('@');
      return { type, version: Number(version), ...golden };
    });
  });
}
