import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const opener = (page: Page) => page.getByRole('button', { name: 'Open' })
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close' })

export const drawer: KeyboardTable = {
  component: 'Drawer',
  cases: [
    {
      keys: 'Enter, Espacio',
      specimen: 'opening',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(closeButton(page)).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'opening',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(closeButton(page)).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'navigation',
      press: [],
      holds: (page) => expect(page.getByRole('link', { name: 'Visits' })).toBeFocused(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      from: ['Tab', 'Enter'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      from: ['Tab', 'Enter'],
      press: ['Tab', 'Shift+Tab'],
      holds: (page) => expect(closeButton(page)).toBeFocused(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      from: ['Tab', 'Enter'],
      press: ['Tab', 'Tab', 'Tab', 'Tab'],
      holds: (page) => expect(opener(page)).not.toBeFocused(),
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
  ],
}
