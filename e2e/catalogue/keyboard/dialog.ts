import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const opener = (page: Page) => page.getByRole('button', { name: 'Open' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Document number' })
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close' })

const readScrollState = (page: Page) =>
  page.getByRole('group').evaluate((region) => (region.scrollTop > 0 ? 'scrolled' : 'still'))

export const dialog: KeyboardTable = {
  component: 'Dialog',
  cases: [
    {
      keys: 'Enter, Espacio',
      specimen: 'opening',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(field(page)).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'opening',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(field(page)).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'nonsense-nothing',
      press: [],
      holds: (page) => expect(page.getByRole('heading', { name: 'Nothing' })).toBeFocused(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      from: ['Tab', 'Enter'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Next' })).toBeFocused(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      from: ['Tab', 'Enter'],
      press: ['Shift+Tab'],
      holds: (page) => expect(closeButton(page)).toBeFocused(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      from: ['Tab', 'Enter'],
      press: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      holds: (page) => expect(opener(page)).not.toBeFocused(),
    },
    {
      keys: 'Flecha abajo',
      specimen: 'long-large-not-dismissable',
      from: ['Tab', 'Tab'],
      press: ['ArrowDown', 'ArrowDown'],
      holds: (page) => expect.poll(() => readScrollState(page)).toBe('scrolled'),
    },
    {
      keys: 'Escape',
      specimen: 'opening',
      from: ['Tab', 'Enter'],
      press: ['Escape'],
      holds: async (page) => {
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(opener(page)).toBeFocused()
      },
    },
    {
      keys: 'Escape',
      specimen: 'long-large-not-dismissable',
      press: ['Escape', 'Escape', 'Escape'],
      holds: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
  ],
}
