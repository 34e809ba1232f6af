import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const radioGroup: KeyboardTable = {
  component: 'RadioGroup',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'undecided',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowRight', 'ArrowRight'],
      holds: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeChecked(),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      keys: 'Flechas',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowLeft'],
      holds: (page) => expect(page.getByRole('radio', { name: 'From one day to another' })).toBeChecked(),
    },
    {
      keys: 'Espacio',
      specimen: 'undecided',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('radio', { name: 'One day', exact: true })).toBeChecked(),
    },
  ],
}
