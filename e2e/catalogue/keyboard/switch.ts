import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const switchTable: KeyboardTable = {
  component: 'Switch',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'toggling',
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('switch', { name: 'Tell me when they come in' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'toggling',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Tab',
      specimen: 'disabled-on',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'toggling',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('switch')).toBeChecked(),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'toggling',
      setupKeys: ['Tab', 'Space'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('switch')).not.toBeChecked(),
    },
  ],
}
