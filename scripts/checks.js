import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const PROJECTS = ['domain/tsconfig.json', 'tsconfig.json', 'web/tsconfig.json'];
const cached = (place) => ['--cache', '--cache-location', `.cache/${place}`];

const checks = [
  { name: 'lint', run: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', ...cached('eslint')] },
  {
    name: 'format',
    run: ['node_modules/prettier/bin/prettier.cjs', '.', '--check', '--log-level', 'warn', ...cached('prettier')],
  },
  ...PROJECTS.map((project) => ({
    name: `types of ${project}`,
    run: ['node_modules/typescript/bin/tsc', '-p', project],
  })),
];

/**
 * Runs the checks in parallel on all cores, or only those whose name begins with `named`. A failed check ends the
 * process with code 1.
 */
export async function runChecks(named = '') {
  const waiting = checks.filter(({ name }) => name.startsWith(named));
  if (waiting.length === 0) throw new RangeError(`no check is called ${named}`);
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      process.stdout.write(`${check.name} …\n`);
      if ((await ended(check.run)) !== 0) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed.length === 0) return;
  process.stderr.write(`failed: ${failed.join(', ')}\n`);
  process.exit(1);
}

function ended(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
