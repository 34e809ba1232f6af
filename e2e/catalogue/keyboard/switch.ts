import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const switchTable: KeyboardTable = {
  component: 'Switch',
  cases: [
    {
      keys: 'Tab',
      specimen: 'turning',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('switch', { name: 'Tell me when they come in' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'turning',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'disabled-on',
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Espacio',
      specimen: 'turning',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('switch')).toBeChecked(),
    },
    {
      keys: 'Espacio',
      specimen: 'turning',
      from: ['Tab', 'Space'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('switch')).not.toBeChecked(),
    },
  ],
}
