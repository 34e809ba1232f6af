import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { type Measurement, median } from './measurements.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = '3190'
const address = `http://localhost:${port}/login`

/** The measured values of one load of the large world in the page. Durations are in milliseconds. */
interface PageLoad {
  total: number
  /** The longest time for which the page was blocked; 0 for none, because browsers report only freezes over 50 ms. */
  longestBlock: number
  /** The number of movements in the world, which shows that the large world was loaded. */
  movements: number
}

/** Builds and serves the demo as `npm start` does. Returns a function that stops the server. */
async function serveDemo(): Promise<() => void> {
  const { status } = spawnSync('rsbuild', ['build', '--env-mode', 'demo', '--log-level', 'warn'], {
    cwd: root,
  })
  if (status !== 0) throw new Error('The demo cannot be built')
  const server = spawn('rsbuild', ['preview', '--env-mode', 'demo'], {
    cwd: root,
    env: { ...process.env, PORT: port },
  })
  await once(server.stdout, 'data')
  return () => server.kill()
}

/** Loads the large world, and measures the longest time for which the page is blocked. Runs in the page. */
async function loadLargeWorld(): Promise<PageLoad> {
  const freezes: number[] = []
  const observer = new PerformanceObserver((list) => {
    freezes.push(...list.getEntries().map(({ duration }) => duration))
  })
  observer.observe({ type: 'longtask' })
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  // Freezes the page once, in a task of the page, because the browser does not report the tasks of developer tools. If it
  // does not report this freeze, it would not report the others either.
  setTimeout(() => {
    const end = performance.now() + 100
    while (performance.now() < end);
  })
  for (let attempt = 0; attempt < 20 && freezes.length === 0; attempt += 1) await wait(100)
  if (freezes.length === 0) throw new Error('The browser does not report freezes')
  freezes.length = 0
  const start = performance.now()
  const response = await fetch('/__mock/reset', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ scenario: 'large', now: '2026-03-16T10:00:00-03:00' }),
  })
  const { counts } = (await response.json()) as { counts: { movements: number } }
  const total = performance.now() - start
  // Browsers report a long task shortly after its end, so wait for the last report.
  await wait(100)
  return { total, longestBlock: Math.max(0, ...freezes), movements: counts.movements }
}

async function measureInPage(browser: Browser): Promise<PageLoad> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: 'Acceder' }).waitFor()
  const pageLoad = await page.evaluate(loadLargeWorld)
  await page.context().close()
  if (pageLoad.movements !== 100_000) throw new Error('The large world must have 100 000 movements')
  return pageLoad
}

/** Measures how long the large world takes to load in the demo, and the longest time for which the loading blocks the page. */
export async function measurePage(): Promise<Measurement[]> {
  const browser = await launchBrowser()
  let stopServer = () => {}
  try {
    stopServer = await serveDemo()
    const loads: PageLoad[] = []
    for (let round = 0; round < 3; round += 1) loads.push(await measureInPage(browser))
    const total = median(loads.map((load) => load.total))
    const longestBlock = median(loads.map((load) => load.longestBlock))
    return [
      { name: 'the large world in Chromium, built and loaded', value: total, unit: 'ms', max: 8000 },
      {
        name: `the large world in Chromium, longest freeze${longestBlock === 0 ? ': none over 50 ms' : ''}`,
        value: longestBlock,
        unit: 'ms',
        max: 200,
      },
    ]
  } finally {
    await browser.close()
    stopServer()
  }
}
