import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../../e2e/find-browser.ts'
import { ensureBrowser } from '../../../e2e/install-browser.ts'
import { type Figure, isWithin, lineOf, median } from '../figures.ts'
import { buildPages } from './build.ts'

const usage = `Usage: npm run bench:table -- [options]

How long long tables take to be drawn and ordered, against Ant Design's with the same columns, both in Chromium, slowed
down four times, in turns. Ends with 1 if a bar is missed. Ant Design is installed in a folder of its own, which goes.

  --rounds N   how often each table is drawn, 11 if not said; 5,000 rows that are all drawn, a third as often
  --help       this text
`

/** Milliseconds. */
interface Drawn {
  mount: number
  order: number
}

interface Contestant {
  address: string
  kind: string
  count: number
}

/** One table in a page of its own, as somebody sees it who opens it for the first time. */
async function drawnIn(browser: Browser, { address, kind, count }: Contestant): Promise<Drawn> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const slowness = await page.context().newCDPSession(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(address)
  await page.waitForFunction(() => window.bench !== undefined)
  await slowness.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const mount = await page.evaluate(([what, many]) => window.bench.mount(what, many), [kind, count] as const)
  // What a table does in its idle time is no part of the next measure.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  const order = await page.evaluate(() => window.bench.order())
  await page.context().close()
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return { mount, order }
}

async function inTurns(browser: Browser, rounds: number, contestants: Contestant[]): Promise<Drawn[]> {
  const results = contestants.map((): Drawn[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, contestant] of contestants.entries()) {
      const isSkipped = contestant.kind === 'all-rows' && contestant.count > 500 && round % 3 > 0
      if (!isSkipped) results[at]?.push(await drawnIn(browser, contestant))
    }
  return results.map((drawn) => ({
    mount: median(drawn.map(({ mount }) => mount)),
    order: median(drawn.map(({ order }) => order)),
  }))
}

const ratio = (name: string, ours: number, theirs: number, most?: number): Figure => ({
  name: `${name}: ${ours.toFixed(0)} ms, Ant Design ${theirs.toFixed(0)} ms`,
  value: ours / theirs,
  unit: 'x',
  most,
})

/**
 * The most that the table of the portal's screens, the DataTable, may take of Ant Design's time, by the number of rows.
 * Its parts with each row drawn are told as well, without a bar: no screen draws so many.
 */
const bars = { 500: 0.45, 5000: 0.05 }

async function figures(rounds: number): Promise<Figure[]> {
  ensureBrowser()
  const pages = await buildPages()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  const { ours: address, theirs } = pages
  try {
    const told: Figure[] = []
    for (const count of [500, 5000] as const) {
      const [every, pattern, antDesign, virtual] = await inTurns(
        browser,
        count === 500 ? rounds : Math.ceil(rounds / 3),
        [
          { address, kind: 'all-rows', count },
          { address, kind: 'pattern', count },
          { address: theirs, kind: 'all-rows', count },
          { address: theirs, kind: 'virtual', count },
        ],
      )
      if (!every || !pattern || !antDesign || !virtual) throw new Error('A table was not drawn')
      const rows = `${count} rows`
      const isFew = count === 500
      told.push(
        ratio(`${rows}, each drawn, mount`, every.mount, antDesign.mount),
        ratio(`${rows}, each drawn, order`, every.order, antDesign.order),
        ratio(`${rows}, DataTable, mount`, pattern.mount, antDesign.mount, bars[count]),
        ratio(`${rows}, DataTable, order`, pattern.order, antDesign.order, isFew ? bars[count] : undefined),
        ratio(`${rows}, DataTable, mount, virtual`, pattern.mount, virtual.mount),
        ratio(`${rows}, DataTable, order, virtual`, pattern.order, virtual.order),
      )
    }
    return told
  } finally {
    await browser.close()
    pages.remove()
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
  const told = await figures(rounds)
  for (const figure of told) process.stdout.write(`${lineOf(figure)}\n`)
  if (!told.every(isWithin)) process.exitCode = 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
