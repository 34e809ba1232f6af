import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findOpenButton = (page: Page) => page.getByRole('button', { name: 'Open' })
const findCloseButton = (page: Page) => page.getByRole('button', { name: 'Close' })

export const drawer: KeyboardTable = {
  component: 'Drawer',
  cases: [
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'opening',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findCloseButton(page)).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'opening',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(findCloseButton(page)).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'navigation',
      testedKeys: [],
      expectResult: (page) => expect(page.getByRole('link', { name: 'Visits' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Edit' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab', 'Shift+Tab'],
      expectResult: (page) => expect(findCloseButton(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab', 'Tab', 'Tab', 'Tab'],
      expectResult: (page) => expect(findOpenButton(page)).not.toBeFocused(),
    },
    {
      noteKeys: 'Escape',
      specimen: 'opening',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(findOpenButton(page)).toBeFocused()
      },
    },
  ],
}
