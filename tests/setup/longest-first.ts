import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take a minute or more. Without times from an earlier run, Vitest would start with the largest files
 * instead.
 */
const LONGEST = [
  'tests/e2e/accessibility.spec.ts',
  'tests/checkouts/several-processes.spec.ts',
  'tests/simulation/money.spec.ts',
  'tests/checkouts/many-checkouts.spec.ts',
  'tests/checkouts/rolling-restart.spec.ts',
  'tests/checkouts/graceful-stop.spec.ts',
  'tests/fuzz/any-address.spec.ts',
  'scripts/dev.spec.ts',
];

/**
 * Orders the files so that the slowest start first. If one started last, it would run alone while the other core is
 * idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? LONGEST.length : rank;
}
