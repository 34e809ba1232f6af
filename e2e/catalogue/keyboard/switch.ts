import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const switchTable: KeyboardTable = {
  component: 'Switch',
  cases: [
    {
      keys: 'Tab',
      specimen: 'turning',
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('switch', { name: 'Tell me when they come in' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'turning',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'disabled-on',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Espacio',
      specimen: 'turning',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('switch')).toBeChecked(),
    },
    {
      keys: 'Espacio',
      specimen: 'turning',
      setupKeys: ['Tab', 'Space'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('switch')).not.toBeChecked(),
    },
  ],
}
