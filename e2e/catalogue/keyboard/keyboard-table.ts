import type { Page } from '@playwright/test'

/** One row: keys pressed on one specimen, and what holds then. */
export interface KeyboardCase {
  /** The note of the catalogue that it proves, word by word. */
  keys: string
  /** The specimen that it is shown with. */
  specimen: string
  /** Pressed first, to get where the row begins; the focus is at the beginning of the page. */
  from?: readonly string[]
  /** Holds before the row begins, where what `from` asks for takes a moment, e.g. a menu that is fetched. */
  reached?: (page: Page) => Promise<unknown>
  /** Pressed one by one, as Playwright names keys. */
  press: readonly string[]
  /** What holds then. */
  holds: (page: Page) => Promise<unknown>
}

/** What the keys of one component do, in a real browser. */
export interface KeyboardTable {
  /** The component's name in the catalogue. */
  component: string
  /** Waits for what the component fetches before it can be used; only if it does. */
  isReady?: (page: Page) => Promise<unknown>
  /** Whether it opens dialogs of the browser's own, which may outlive it: it gets a page of its own. */
  opensDialogs?: boolean
  cases: readonly KeyboardCase[]
}
