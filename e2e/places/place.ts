import type { Page } from '@playwright/test'
import type { Mock } from '../fixtures'

/** A state of a screen, and the steps that open it. */
export interface Place {
  /** The unique name, which is also the name of its screenshot. */
  name: string
  open: (page: Page, mock: Mock) => Promise<unknown>
}

/** The viewports of a phone and a desktop, which every check uses. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
