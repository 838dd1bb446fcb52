import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Each of these files takes a minute or more, whatever its size. Without times from an earlier run, Vitest starts with
 * the largest files.
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

/** Starts the longest files first. A long file that starts last would run alone, on one of two cores. */
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
