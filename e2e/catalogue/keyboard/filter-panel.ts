import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const filterPanel: KeyboardTable = {
  component: 'FilterPanel',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'open',
      testedKeys: ['Tab', 'Tab', 'Tab', 'Tab'],
      expectResult: (page) => expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'closed',
      testedKeys: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'open',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: async (page) => {
        await expect(page.getByRole('button', { name: 'Show filters' })).toBeFocused()
        await expect(page.getByRole('textbox', { name: 'Plate' })).toBeHidden()
      },
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'closed',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('textbox', { name: 'Plate' })).toBeVisible(),
    },
  ],
}
