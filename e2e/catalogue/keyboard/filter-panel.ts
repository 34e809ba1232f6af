import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const filterPanel: KeyboardTable = {
  component: 'FilterPanel',
  cases: [
    {
      keys: 'Tab',
      specimen: 'open',
      press: ['Tab', 'Tab', 'Tab', 'Tab'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'closed',
      press: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'open',
      from: ['Tab'],
      press: ['Enter'],
      holds: async (page) => {
        await expect(page.getByRole('button', { name: 'Show filters' })).toBeFocused()
        await expect(page.getByRole('textbox', { name: 'Plate' })).toBeHidden()
      },
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'closed',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Plate' })).toBeVisible(),
    },
  ],
}
