import type { Step, StepInput } from './step.js';

process.once('message', (input) => void run(input as StepInput));

async function run(input: StepInput): Promise<void> {
  const module = (await import(`./${process.argv[2]}.js`)) as { readonly default: Step };
  const measured = await module.default(input);
  process.send?.(measured, () => process.disconnect());
}
