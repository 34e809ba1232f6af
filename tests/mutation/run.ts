import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compareSurvivors, type NamedSurvivor, type Survivor } from './survivors.ts'

/*
 * The script of `npm run test:mutation`. Runs Stryker with the given parameters, and then compares its survivors with
 * `survivors.json`, which states for each why no test can find it. Fails if the score is too low or a survivor has no reason.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const configFile = 'tests/mutation/stryker.config.mjs'
const readJson = (path: string) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'))

const describeSurvivor = ({ file, original, replacement }: Survivor) =>
  `  ${file}: ${original}\n    => ${replacement}`

const { status } = spawnSync('stryker', ['run', configFile, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
const named: NamedSurvivor[] = readJson('tests/mutation/survivors.json')
const { unnamed, needless } = compareSurvivors(readJson('test-results/mutation.json'), named)
if (unnamed.length > 0)
  console.log(`\nSurvivors without a reason:\n${unnamed.map(describeSurvivor).join('\n')}`)
if (needless.length > 0)
  console.log(
    `\nReasons in survivors.json of changes that a test has found:\n${needless.map(describeSurvivor).join('\n')}`,
  )
console.log(`\n${named.length} survivors have a reason, ${unnamed.length} have none`)
process.exitCode = status === 0 && unnamed.length === 0 ? 0 : 1
