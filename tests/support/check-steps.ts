import type { Step } from './steps.ts'

/** Generates code from the contract. All other steps need this code. */
export const generate: Step = { name: 'generate', command: ['npm', 'run', '--silent', 'generate'] }

/** The static checks. The longest check is first, because two checks run at a time. */
export const checks: Step[] = [
  {
    name: 'imports',
    command: [
      ...['depcruise', 'src', 'mocks', 'tests', 'e2e', '--config', 'tests/architecture/import-rules.mjs'],
      ...['--output-type', 'err-long'],
    ],
  },
  {
    name: 'types',
    command: ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '--project', 'tsconfig.json'],
  },
  { name: 'unused', command: ['knip', '--config', 'tests/architecture/knip.json', '--no-progress'] },
  {
    name: 'contract',
    command: ['redocly', 'lint', 'openapi.yaml', '--config', 'tests/contract/redocly.yaml'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    rejectedOutput: /\bwarnings?\b/i,
  },
  {
    name: 'lint',
    command: ['biome', 'check', '--config-path', 'tests/architecture/lint.json', '--error-on-warnings'],
  },
  { name: 'names', command: ['node', 'tests/architecture/names.ts'] },
]
