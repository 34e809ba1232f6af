import type { Page } from '@playwright/test'

/** Keys that the test presses on a specimen, and the expected result. */
export interface KeyboardCase {
  /** The keys of the tested keyboard note, spelled as the catalogue spells them. */
  noteKeys: string
  /** The specimen that the case uses. */
  specimen: string
  /** The keys that move the focus from the start of the page to the start of the case. */
  setupKeys?: readonly string[]
  /** Waits until the effect of `setupKeys` is visible, such as an open menu. */
  waitForSetup?: (page: Page) => Promise<unknown>
  /** The keys under test, by Playwright's names. */
  testedKeys: readonly string[]
  /** Expects the result of `testedKeys`. */
  expectResult: (page: Page) => Promise<unknown>
}

/** The keyboard behaviour of one component in a real browser. */
export interface KeyboardTable {
  /** The name of the component in the catalogue. */
  component: string
  /** Waits until the component has loaded. */
  waitUntilReady?: (page: Page) => Promise<unknown>
  /** Whether the component opens dialogs of the browser. Such dialogs may stay open, so the table needs its own page. */
  opensDialogs?: boolean
  cases: readonly KeyboardCase[]
}
