import type { Page } from '@playwright/test'
import type { Mock } from '../fixtures'

/** A state of a screen, and the steps that open the screen in this state. */
export interface ScreenState {
  /** The unique name of the state, and the name of its screenshot. */
  name: string
  open: (page: Page, mock: Mock) => Promise<unknown>
}

/** The viewports of a phone and a desktop. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
