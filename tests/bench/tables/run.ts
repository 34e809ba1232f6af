import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { type Measurement, median, printMeasurements } from '../measurements.ts'
import { buildPages } from './build.ts'

const usage = `Usage: npm run bench:table -- [options]

Compares the portal's table with Ant Design's table. Measures how long both take to mount and to sort 500 and 5,000 rows
with the same columns, in Chromium with the CPU slowed down to a quarter of its speed. Installs Ant Design in a temporary
folder. Exits with 1 if a measurement is outside its limit.

  --rounds N   measures each table N times (default: 11), and a table that renders all 5,000 rows a ninth as often
  --help       shows this text
`

/** The durations of one table, in milliseconds. */
interface TableDurations {
  mount: number
  order: number
}

interface TestedTable {
  address: string
  /** `all-rows` renders every row; `pattern` is the portal's DataTable; `virtual` is Ant Design's virtual table. */
  kind: string
  /** The number of rows. */
  count: number
}

/** Measures one table in a new page with an empty cache. */
async function measureTable(
  browser: Browser,
  { address, kind, count }: TestedTable,
): Promise<TableDurations> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const devTools = await page.context().newCDPSession(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(address)
  await page.waitForFunction(() => window.bench !== undefined)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const mount = await page.evaluate(([tableKind, rowCount]) => window.bench.mount(tableKind, rowCount), [
    kind,
    count,
  ] as const)
  // Waits for the idle callbacks of the table, which would delay the next measurement.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  const order = await page.evaluate(() => window.bench.order())
  await page.context().close()
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return { mount, order }
}

/**
 * Measures the tables by turns, so that other load on the machine affects all tables equally. Measures slow tables only in
 * every ninth round. Returns the medians, in the order of `tables`.
 */
async function measureInTurns(
  browser: Browser,
  rounds: number,
  tables: TestedTable[],
): Promise<TableDurations[]> {
  const results = tables.map((): TableDurations[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, table] of tables.entries()) {
      const isSkipped = table.kind === 'all-rows' && table.count > 500 && round % 9 > 0
      if (!isSkipped) results[index]?.push(await measureTable(browser, table))
    }
  return results.map((durations) => ({
    mount: median(durations.map(({ mount }) => mount)),
    order: median(durations.map(({ order }) => order)),
  }))
}

const createRatio = (name: string, portalMs: number, antDesignMs: number, max?: number): Measurement => ({
  name: `${name}: ${portalMs.toFixed(0)} ms, Ant Design ${antDesignMs.toFixed(0)} ms`,
  value: portalMs / antDesignMs,
  unit: 'x',
  max,
})

/**
 * The maximum time of the DataTable, as a ratio to the time of Ant Design's table that renders all rows. The keys are the
 * numbers of rows.
 */
const maxRatios = { 500: 0.45, 5000: 0.05 }

/** The maximum time of the DataTable, as a ratio to the time of Ant Design's virtual table. */
const maxVirtualRatio = 0.7

async function measureTables(rounds: number): Promise<Measurement[]> {
  const browser = await launchBrowser()
  let removePages = () => {}
  try {
    const { portal: portalAddress, antDesign: antDesignAddress, remove } = await buildPages()
    removePages = remove
    const measurements: Measurement[] = []
    for (const count of [500, 5000] as const) {
      const [portalTable, dataTable, antDesign, virtual] = await measureInTurns(browser, rounds, [
        { address: portalAddress, kind: 'all-rows', count },
        { address: portalAddress, kind: 'pattern', count },
        { address: antDesignAddress, kind: 'all-rows', count },
        { address: antDesignAddress, kind: 'virtual', count },
      ])
      if (!portalTable || !dataTable || !antDesign || !virtual) throw new Error('A table was not measured')
      const rows = `${count} rows`
      measurements.push(
        createRatio(`${rows}, all rendered, mount`, portalTable.mount, antDesign.mount),
        createRatio(`${rows}, all rendered, order`, portalTable.order, antDesign.order),
        createRatio(`${rows}, DataTable, mount`, dataTable.mount, antDesign.mount, maxRatios[count]),
        createRatio(`${rows}, DataTable, order`, dataTable.order, antDesign.order, maxRatios[count]),
        createRatio(`${rows}, DataTable, mount, virtual`, dataTable.mount, virtual.mount, maxVirtualRatio),
        createRatio(`${rows}, DataTable, order, virtual`, dataTable.order, virtual.order, maxVirtualRatio),
      )
    }
    return measurements
  } finally {
    await browser.close()
    removePages()
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const rounds = Number(values.rounds ?? 11)
  if (!(rounds >= 1)) throw new Error('--rounds takes a number')
  printMeasurements(await measureTables(rounds))
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
