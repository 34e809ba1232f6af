import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const region = (page: Page) => page.getByRole('region', { name: 'More columns than fit' })
const header = (page: Page) => page.getByRole('columnheader', { name: 'Name' })
const readScrollLeft = (page: Page) => region(page).evaluate(({ scrollLeft }) => scrollLeft)

export const table: KeyboardTable = {
  component: 'Table',
  cases: [
    {
      keys: 'Tab',
      specimen: 'wide',
      press: ['Tab'],
      holds: (page) => expect(region(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'visits',
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'ordered',
      press: ['Tab'],
      holds: (page) => expect(header(page).getByRole('button')).toBeFocused(),
    },
    {
      keys: 'Flechas',
      specimen: 'wide',
      from: ['Tab'],
      press: ['ArrowRight', 'ArrowRight'],
      holds: (page) => expect.poll(() => readScrollLeft(page)).toBeGreaterThan(0),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'ordered',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(header(page)).toHaveAttribute('aria-sort', 'descending'),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'ordered',
      from: ['Tab'],
      press: ['Enter', 'Space'],
      holds: async (page) => {
        await expect(header(page)).toHaveAttribute('aria-sort', 'ascending')
        await expect(header(page).getByRole('button')).toBeFocused()
      },
    },
  ],
}
