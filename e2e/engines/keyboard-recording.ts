import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { clearPage, showSpecimen } from '../catalogue/catalogue'
import type { KeyboardCase } from '../catalogue/keyboard/keyboard-table'
import { type KeyboardState, readKeyboardState } from './keyboard-state'

/** A key, and the state of the page before the next key. */
export interface RecordedStep {
  key: string
  state: KeyboardState
}

/** What happened in Chromium in a case of a keyboard table. */
export interface Recording {
  title: string
  specimen: string
  /** The state of the page before the first key. */
  initialState: KeyboardState
  steps: RecordedStep[]
}

/** Moves the focus to the start of the page, as after a page load. Runs in the page. */
const moveFocusToStart = () => {
  const startElement = Object.assign(document.createElement('div'), { tabIndex: -1 })
  document.body.prepend(startElement)
  startElement.focus()
  startElement.remove()
  window.scrollTo(0, 0)
}

/**
 * Shows the specimen of a case in a loaded catalogue, with the focus at the start of the page. `activate` gives the focus to the
 * page, because a previous case may have moved it into the browser's toolbar.
 */
export async function prepareSpecimen(
  page: Page,
  specimen: string,
  activate: () => Promise<void>,
): Promise<void> {
  await clearPage(page)
  await activate()
  await page.evaluate(moveFocusToStart)
  await showSpecimen(page, specimen)
}

const intervalMs = 25
const equalReads = 4

/** Reads the state of the page once it no longer changes. */
async function readSettledState(page: Page): Promise<KeyboardState> {
  let state = await page.evaluate(readKeyboardState)
  for (let reads = 1; reads < equalReads; reads += 1) {
    await page.waitForTimeout(intervalMs)
    const nextState = await page.evaluate(readKeyboardState)
    if (!isDeepStrictEqual(nextState, state)) reads = 0
    state = nextState
  }
  return state
}

/**
 * Presses the keys of a case in Chromium, asserts its result, and returns each key with the state that it leads to. Also records
 * the keys that the assertions of the case press.
 */
export async function recordCase(page: Page, component: string, testCase: KeyboardCase): Promise<Recording> {
  const { noteKeys, setupKeys = [], testedKeys, waitForSetup, expectResult } = testCase
  const specimen = `${component}/${testCase.specimen}`
  const steps: RecordedStep[] = []
  const pressWithoutRecord = page.keyboard.press.bind(page.keyboard)
  const completeStep = async () => {
    const step = steps.at(-1)
    if (step) step.state = await readSettledState(page)
  }
  await prepareSpecimen(page, specimen, () => page.bringToFront())
  const initialState = await readSettledState(page)
  page.keyboard.press = async (key) => {
    await completeStep()
    steps.push({ key, state: { focus: '', controls: [] } })
    await pressWithoutRecord(key)
  }
  try {
    for (const key of setupKeys) await page.keyboard.press(key)
    await waitForSetup?.(page)
    for (const key of testedKeys) await page.keyboard.press(key)
    await expectResult(page)
    await completeStep()
  } finally {
    page.keyboard.press = pressWithoutRecord
  }
  const title = `${noteKeys} (${specimen}: ${steps.map(({ key }) => key).join(' ')})`
  return { title, specimen, initialState, steps }
}
