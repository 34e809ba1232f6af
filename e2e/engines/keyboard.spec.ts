import { type Browser, expect, type Page } from '@playwright/test'
import { openCatalogue } from '../catalogue/catalogue'
import { combobox } from '../catalogue/keyboard/combobox'
import { dateField } from '../catalogue/keyboard/date-field'
import { dayTimeline } from '../catalogue/keyboard/day-timeline'
import { dialog } from '../catalogue/keyboard/dialog'
import type { KeyboardTable } from '../catalogue/keyboard/keyboard-table'
import { menu } from '../catalogue/keyboard/menu'
import { tabs } from '../catalogue/keyboard/tabs'
import { declineTour } from '../fixtures'
import { hideDemoElements } from '../hide-demo-elements'
import { type EngineName, otherEngines, test, testInEachEngine } from './engine-test'
import { prepareSpecimen, type RecordedStep, type Recording, recordCase } from './keyboard-recording'
import { type KeyboardState, readKeyboardState } from './keyboard-state'
import type { PageDriver } from './page-driver'

/** The loaded catalogue in Chromium, which the tests of a worker share. */
let catalogue: Promise<Page> | undefined
/** The recordings of each component. */
const recordings = new Map<string, Promise<Recording[]>>()

async function openRecordingPage(browser: Browser, demoUrl: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: demoUrl, serviceWorkers: 'allow' })
  await context.addInitScript(declineTour)
  const page = await context.newPage()
  await openCatalogue(page)
  return page
}

async function recordTable(page: Page, { component, cases }: KeyboardTable): Promise<Recording[]> {
  const result: Recording[] = []
  for (const testCase of cases) result.push(await recordCase(page, component, testCase))
  return result
}

/** Returns the recordings of a table. The first call runs its cases in Chromium, and asserts their results. */
async function getRecordings(browser: Browser, demoUrl: string, table: KeyboardTable): Promise<Recording[]> {
  catalogue ??= openRecordingPage(browser, demoUrl)
  const page = await catalogue
  const recorded = recordings.get(table.component) ?? recordTable(page, table)
  recordings.set(table.component, recorded)
  return recorded
}

/** Loads the catalogue without the elements of the demo. */
async function openEngineCatalogue(page: PageDriver, demoUrl: string) {
  await page.clearStorage(demoUrl)
  await page.evaluating.evaluate(declineTour)
  await page.driver.open(`${demoUrl}/catalogo`)
  // The demo builds its world when it is first opened, which takes long while other tests run.
  await expect
    .poll(() => page.driver.evaluate('document.querySelector("h1")?.textContent'), { timeout: 30_000 })
    .toBeTruthy()
  await hideDemoElements(page.evaluating)
}

/** Whether a key moves the focus out of the page: after the last control, to parts of the window that differ by browser. */
const leavesPage = ({ key, state }: RecordedStep) => key.endsWith('Tab') && state.focus === 'nothing'

/** Presses the recorded keys until the focus leaves the page, and expects the page to reach each recorded state. */
async function replay(page: PageDriver, { title, specimen, initialState, steps }: Recording) {
  const expectState = (state: KeyboardState, key: string) =>
    expect.poll(() => page.evaluating.evaluate(readKeyboardState), `${title}: ${key}`).toEqual(state)
  await test.step(title, async () => {
    await prepareSpecimen(page.evaluating, specimen, () => page.driver.clickAt(2, 2))
    await expectState(initialState, 'no key')
    for (const step of steps) {
      if (leavesPage(step)) return
      await page.driver.press(step.key)
      await expectState(step.state, step.key)
    }
  })
}

/**
 * The tables that each engine replays. A table is replayed by both engines or by one of them, because a replay takes long. An engine
 * replays its tables in one test, because opening the catalogue takes longer than a table.
 */
const replays: Partial<Record<EngineName, readonly KeyboardTable[]>> = {
  Firefox: [dialog, dateField, tabs],
  WebKit: [dialog, menu, combobox, dayTimeline],
}

test.describe(() => {
  test.describe.configure({ timeout: 180_000 })

  testInEachEngine(
    'components answer the keys of their keyboard notes as in Chromium',
    async ({ page, browser, demoUrl, engine }) => {
      await openEngineCatalogue(page, demoUrl)
      for (const table of replays[engine] ?? []) {
        const recorded = await getRecordings(browser, demoUrl, table)
        expect(recorded.length).toBe(table.cases.length)
        for (const recording of recorded) await replay(page, recording)
      }
    },
    otherEngines,
  )
})
