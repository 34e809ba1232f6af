import { parseArgs } from 'node:util'
import { type Figure, isWithin, lineOf } from './figures.ts'
import { listFigures, sessionFigures } from './http.ts'
import { largeFigures } from './large.ts'
import { pageFigures } from './page.ts'
import { reloadFigures } from './reload.ts'
import { soakFigures } from './soak.ts'
import { tableFigures } from './table.ts'

const usage = `Usage: npm run bench:mock -- [options]

How quick the mock backend is, against the bars that it has to keep. Ends with 1 if one is missed.

  --soak MINUTES   instead: mixed calls of 20 testers, and whether memory grows after the first minute
  --help           this text
`

function tell(figures: readonly Figure[]): void {
  for (const figure of figures) process.stdout.write(`${lineOf(figure)}\n`)
  if (!figures.every(isWithin)) process.exitCode = 1
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { soak: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  if (values.soak !== undefined) {
    const minutes = Number(values.soak)
    if (!(minutes > 1)) throw new Error('--soak takes more than one minute: the first one is to warm up')
    tell(await soakFigures(minutes))
    return
  }
  tell(await tableFigures())
  tell(await reloadFigures())
  tell(await largeFigures())
  tell(await pageFigures())
  tell(await listFigures())
  tell(await sessionFigures())
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
