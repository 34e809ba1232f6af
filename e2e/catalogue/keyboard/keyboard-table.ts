import type { Page } from '@playwright/test'

/** One row: keys that are pressed on a specimen, and the expected result. */
export interface KeyboardCase {
  /** The keyboard note of the catalogue that the row proves, word by word. */
  keys: string
  /** The specimen that the row uses. */
  specimen: string
  /** Keys that lead from the beginning of the page to the starting point of the row. */
  from?: readonly string[]
  /** Waits for the starting point when `from` loads something, such as a menu. */
  reached?: (page: Page) => Promise<unknown>
  /** The keys under test, pressed one by one, as Playwright names them. */
  press: readonly string[]
  /** Expects the result. */
  holds: (page: Page) => Promise<unknown>
}

/** The keyboard behaviour of one component in a real browser. */
export interface KeyboardTable {
  /** The name of the component in the catalogue. */
  component: string
  /** Waits until a component that loads something can be used. */
  isReady?: (page: Page) => Promise<unknown>
  /** Whether the component opens dialogs of the browser, which may outlive it, so that it needs its own page. */
  opensDialogs?: boolean
  cases: readonly KeyboardCase[]
}
