import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const checkbox: KeyboardTable = {
  component: 'Checkbox',
  cases: [
    {
      keys: 'Tab',
      specimen: 'ticking',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('checkbox', { name: 'I agree to the terms' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'ticking',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'disabled',
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Espacio',
      specimen: 'ticking',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('checkbox')).toBeChecked(),
    },
    {
      keys: 'Espacio',
      specimen: 'ticking',
      from: ['Tab', 'Space'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('checkbox')).not.toBeChecked(),
    },
  ],
}
