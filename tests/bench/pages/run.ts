import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { median, printMeasurements } from '../measurements.ts'
import { comparePages, type PageMedians } from './bars.ts'
import { createListVisits, createPublicVisits, listNames, publicPageNames } from './measured-pages.ts'
import { type Sites, startSites } from './sites.ts'
import { type VisitedPage, type VisitFigures, visitPage } from './visit.ts'

/** How often each page is visited. The times of single presses differ by half, so the median of a dialog needs many visits. */
const defaultRounds = { publicPage: 9, dialog: 21, list: 5 }

const usage = `Usage: npm run bench:pages -- [options]

Compares the first visits of the portal's pages with those of other pages: a sign-in form in plain HTML, the same form in
React, Ant Design's sign-in form, and lists of Ant Design with react-query that read the same rows from the mock backend.
Builds the residents' portal, and installs Ant Design in a temporary folder. Each visit has an empty cache, a network of
1.6 Mbps with 150 ms latency, and the CPU slowed down to a quarter of its speed. Prints the medians of each page, then
the ratios with their limits. Exits with 1 if one is outside its limit or cannot be measured.

  --page NAME  measures only one page with its peers; without the authorizations, the other lists have no limit for their
               JavaScript. Names: ${[...publicPageNames, ...listNames].join(', ')}
  --rounds N   visits each page N times (default: ${defaultRounds.publicPage} for public pages, ${defaultRounds.dialog} for the list with
               the dialog, ${defaultRounds.list} for the other lists)
  --help       shows this text
`

interface Options {
  page?: string | undefined
  rounds?: number | undefined
}

/** Visits the pages by turns, so that other load on the machine affects all alike. Returns the figures by the name of the page. */
async function visitInTurns(
  browser: Browser,
  visits: readonly { visited: VisitedPage; rounds: number }[],
): Promise<Map<string, VisitFigures[]>> {
  const figures = new Map(visits.map(({ visited }) => [visited.name, [] as VisitFigures[]]))
  const maxRounds = Math.max(...visits.map(({ rounds }) => rounds))
  for (let round = 0; round < maxRounds; round += 1)
    for (const { visited, rounds } of visits)
      if (round < rounds) figures.get(visited.name)?.push(await visitPage(browser, visited))
  return figures
}

/** The columns of the printed table, with the digits after the decimal point. */
const columns: readonly { figure: keyof VisitFigures; header: string; digits: number }[] = [
  { figure: 'firstPaint', header: 'FCP ms', digits: 0 },
  { figure: 'largestPaint', header: 'LCP ms', digits: 0 },
  { figure: 'ready', header: 'ready ms', digits: 0 },
  { figure: 'usable', header: 'usable ms', digits: 0 },
  { figure: 'scriptKilobytes', header: 'JS KB', digits: 1 },
  { figure: 'usableKilobytes', header: 'usable KB', digits: 1 },
  { figure: 'scriptTime', header: 'script ms', digits: 0 },
  { figure: 'shift', header: 'CLS', digits: 3 },
  { figure: 'steps', header: 'steps', digits: 0 },
  { figure: 'dialog', header: 'dialog ms', digits: 0 },
]

const computeMedians = (visits: readonly VisitFigures[]) =>
  Object.fromEntries(
    columns.map(({ figure }) => [figure, median(visits.map((visit) => visit[figure]))]),
  ) as unknown as VisitFigures

function printMedians(medians: PageMedians): void {
  const printRow = (name: string, cells: readonly string[]) =>
    process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(11)).join('')}\n`)
  printRow(
    'median',
    columns.map(({ header }) => header),
  )
  const formatFigure = (value: number, digits: number) => (Number.isNaN(value) ? '' : value.toFixed(digits))
  for (const [name, figures] of medians)
    printRow(
      name,
      columns.map(({ figure, digits }) => formatFigure(figures[figure], digits)),
    )
  process.stdout.write('\n')
}

async function measurePages(browser: Browser, sites: Sites, { page, rounds }: Options): Promise<PageMedians> {
  const isMeasured = (name: string) => page === undefined || page === name
  const publicVisits = createPublicVisits(publicPageNames.filter(isMeasured), sites)
  const listVisits = await createListVisits(listNames.filter(isMeasured), sites)
  const figures = await visitInTurns(browser, [
    ...publicVisits.map((visited) => ({ visited, rounds: rounds ?? defaultRounds.publicPage })),
    ...listVisits.map((visited) => ({
      visited,
      rounds: rounds ?? (visited.dialogButton ? defaultRounds.dialog : defaultRounds.list),
    })),
  ])
  return new Map([...figures].map(([name, visits]) => [name, computeMedians(visits)]))
}

async function runBench(options: Options): Promise<void> {
  const browser = await launchBrowser()
  let closeSites = async () => {}
  try {
    const sites = await startSites()
    closeSites = sites.close
    const medians = await measurePages(browser, sites, options)
    printMedians(medians)
    printMeasurements(comparePages(medians))
  } finally {
    await browser.close()
    await closeSites()
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { page: { type: 'string' }, rounds: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const { page } = values
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
  if (page !== undefined && ![...publicPageNames, ...listNames].some((name) => name === page))
    throw new Error(`There is no page '${page}'`)
  if (rounds !== undefined && !(rounds >= 1)) throw new Error('--rounds takes a number')
  await runBench({ page, rounds })
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
