import type { Page } from '@playwright/test'

/** Keys that the test presses on a specimen, and the expected result. */
export interface KeyboardCase {
  /**
   * The keys of the keyboard note that the case tests, spelled as in the catalogue. The keyboard notes are the entries of the
   * section 'Teclado', which says what each key does.
   */
  noteKeys: string
  /** The name of the specimen that the case uses. */
  specimen: string
  /** The keys that bring the specimen into the initial state of the case. */
  setupKeys?: readonly string[]
  /** Waits until the effect of `setupKeys` is visible, such as an open menu. */
  waitForSetup?: (page: Page) => Promise<unknown>
  /**
   * The keys under test, by Playwright's names. `expectResult` presses the keys that must wait for a change of the page, and
   * the keys that open a file dialog.
   */
  testedKeys: readonly string[]
  /** Presses the keys under test that `testedKeys` leaves out, and asserts the result. */
  expectResult: (page: Page) => Promise<unknown>
}

/** The keyboard behaviour of one component in a real browser. */
export interface KeyboardTable {
  /** The name of the component in the catalogue. */
  component: string
  /** Waits until the component has loaded. */
  waitUntilReady?: (page: Page) => Promise<unknown>
  /**
   * Whether the component opens dialogs of the browser. A dialog may stay open, so the test of this table uses a new page
   * instead of the shared page.
   */
  opensDialogs?: boolean
  cases: readonly KeyboardCase[]
}
