import type { Page } from '@playwright/test'
import type { Mock } from '../fixtures'

/** Where somebody can be, and how one gets there. */
export interface Place {
  /** Unique: a picture of it is called so. */
  name: string
  open: (page: Page, mock: Mock) => Promise<unknown>
}

/** A phone and a desk: what is looked at is looked at on both. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
