import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const radioGroup: KeyboardTable = {
  component: 'RadioGroup',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'undecided',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) =>
        expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      noteKeys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight', 'ArrowRight'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeChecked(),
    },
    {
      noteKeys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) =>
        expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      noteKeys: 'Flechas',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft'],
      expectResult: (page) =>
        expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'undecided',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeChecked(),
    },
  ],
}
