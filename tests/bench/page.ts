import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/find-browser.ts'
import { ensureBrowser } from '../../e2e/install-browser.ts'
import { type Figure, median } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = '3190'
const address = `http://localhost:${port}/login`

/** What a page saw while its backend built the large world. Milliseconds. */
interface Loaded {
  whole: number
  /** The longest time in which the page did nothing else. */
  longest: number
  movements: number
}

/** The demo, built and served as `npm start` does it. */
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

/** In the page: asks for the large world, and watches how long it was not to be had meanwhile. */
async function load(): Promise<Loaded> {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const start = performance.now()
  const response = await fetch('/__mock/reset', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ scenario: 'large', now: '2026-03-16T10:00:00-03:00' }),
  })
  const { counts } = (await response.json()) as { counts: { movements: number } }
  const whole = performance.now() - start
  // Long tasks are told a little after they have ended.
  await new Promise((resolve) => setTimeout(resolve, 100))
  return { whole, longest, movements: counts.movements }
}

async function loadedIn(browser: Browser): Promise<Loaded> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: 'Acceder' }).waitFor()
  const loaded = await page.evaluate(load)
  await page.context().close()
  if (loaded.movements !== 100_000) throw new Error('The large world is not large')
  return loaded
}

/** What somebody waits for who chooses the large world in the demo, and whether the page can be used meanwhile. */
export async function pageFigures(): Promise<Figure[]> {
  ensureBrowser()
  const stop = await serveDemo()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  try {
    const rounds: Loaded[] = []
    for (let round = 0; round < 3; round += 1) rounds.push(await loadedIn(browser))
    const [whole, longest] = [rounds.map((round) => round.whole), rounds.map((round) => round.longest)]
    return [
      { name: 'the large world in Chromium, built and loaded', value: median(whole), unit: 'ms', most: 8000 },
      { name: 'the large world in Chromium, longest freeze', value: median(longest), unit: 'ms', most: 200 },
    ]
  } finally {
    await browser.close()
    stop()
  }
}
