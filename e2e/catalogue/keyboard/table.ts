import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findRegion = (page: Page) => page.getByRole('region', { name: 'More columns than fit' })
const findHeader = (page: Page) => page.getByRole('columnheader', { name: 'Name' })
const readScrollLeft = (page: Page) => findRegion(page).evaluate(({ scrollLeft }) => scrollLeft)

export const table: KeyboardTable = {
  component: 'Table',
  cases: [
    {
      keys: 'Tab',
      specimen: 'wide',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findRegion(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'visits',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'ordered',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findHeader(page).getByRole('button')).toBeFocused(),
    },
    {
      keys: 'Flechas',
      specimen: 'wide',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight', 'ArrowRight'],
      expectResult: (page) => expect.poll(() => readScrollLeft(page)).toBeGreaterThan(0),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'ordered',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findHeader(page)).toHaveAttribute('aria-sort', 'descending'),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'ordered',
      setupKeys: ['Tab'],
      testedKeys: ['Enter', 'Space'],
      expectResult: async (page) => {
        await expect(findHeader(page)).toHaveAttribute('aria-sort', 'ascending')
        await expect(findHeader(page).getByRole('button')).toBeFocused()
      },
    },
  ],
}
