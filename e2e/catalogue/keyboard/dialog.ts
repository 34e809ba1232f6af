import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findOpenButton = (page: Page) => page.getByRole('button', { name: 'Open' })
const findField = (page: Page) => page.getByRole('textbox', { name: 'Document number' })
const findCloseButton = (page: Page) => page.getByRole('button', { name: 'Close' })

const readScrollState = (page: Page) =>
  page.getByRole('group').evaluate((region) => (region.scrollTop > 0 ? 'scrolled' : 'still'))

export const dialog: KeyboardTable = {
  component: 'Dialog',
  cases: [
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'opening',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'opening',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(findField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'edge-nothing',
      testedKeys: [],
      expectResult: (page) => expect(page.getByRole('heading', { name: 'Nothing' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Next' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Shift+Tab'],
      expectResult: (page) => expect(findCloseButton(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'opening',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      expectResult: (page) => expect(findOpenButton(page)).not.toBeFocused(),
    },
    {
      noteKeys: 'Flecha abajo',
      specimen: 'long-large-not-dismissable',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['ArrowDown', 'ArrowDown'],
      expectResult: (page) => expect.poll(() => readScrollState(page)).toBe('scrolled'),
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
    {
      noteKeys: 'Escape',
      specimen: 'long-large-not-dismissable',
      testedKeys: ['Escape', 'Escape', 'Escape'],
      expectResult: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
  ],
}
