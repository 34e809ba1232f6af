import { parseArgs } from 'node:util'
import { measureList, measureSessions } from './http.ts'
import { measureLargeWorld } from './large.ts'
import { printMeasurements } from './measurements.ts'
import { measureMovementPages } from './movement-pages.ts'
import { measurePage } from './page.ts'
import { measureReload } from './reload.ts'
import { measureSoak } from './soak.ts'
import { measureTable } from './table.ts'

const usage = `Usage: npm run bench:mock -- [options]

Measures the speed of the mock backend. Exits with 1 if a measurement is outside its limit.

  --soak MINUTES   runs only the soak test: sends mixed calls of 20 testers for MINUTES minutes, and measures how much the
                   server's memory grows after the first minute
  --help           shows this text
`

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { soak: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  if (values.soak !== undefined) {
    const minutes = Number(values.soak)
    if (!(minutes > 1))
      throw new Error('--soak needs more than one minute, because the first minute is the warm-up')
    printMeasurements(await measureSoak(minutes))
    return
  }
  printMeasurements(await measureTable())
  printMeasurements(await measureMovementPages())
  printMeasurements(await measureReload())
  printMeasurements(await measureLargeWorld())
  printMeasurements(await measurePage())
  printMeasurements(await measureList())
  printMeasurements(await measureSessions())
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
