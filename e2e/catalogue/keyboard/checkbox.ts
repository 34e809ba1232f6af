import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const checkbox: KeyboardTable = {
  component: 'Checkbox',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'ticking',
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('checkbox', { name: 'I agree to the terms' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'ticking',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Tab',
      specimen: 'disabled',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'ticking',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('checkbox')).toBeChecked(),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'ticking',
      setupKeys: ['Tab', 'Space'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('checkbox')).not.toBeChecked(),
    },
  ],
}
