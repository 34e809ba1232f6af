import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const radioGroup: KeyboardTable = {
  component: 'RadioGroup',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'undecided',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) =>
        expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight', 'ArrowRight'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeChecked(),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) =>
        expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft'],
      expectResult: (page) =>
        expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      keys: 'Espacio',
      specimen: 'undecided',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeChecked(),
    },
  ],
}
