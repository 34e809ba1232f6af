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
      noteKeys: 'Tab',
      specimen: 'wide',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findRegion(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'visits',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Tab',
      specimen: 'ordered',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findHeader(page).getByRole('button')).toBeFocused(),
    },
    {
      noteKeys: 'Flechas',
      specimen: 'wide',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight', 'ArrowRight'],
      expectResult: (page) => expect.poll(() => readScrollLeft(page)).toBeGreaterThan(0),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'ordered',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findHeader(page)).toHaveAttribute('aria-sort', 'descending'),
    },
    {
      noteKeys: 'Enter, Espacio',
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
