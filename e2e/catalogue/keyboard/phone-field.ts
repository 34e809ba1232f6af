import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const phoneField: KeyboardTable = {
  component: 'PhoneField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'writing',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'writing',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Area' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'writing',
      from: ['Tab', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'writing',
      from: ['Tab', 'Tab', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Una letra',
      specimen: 'writing',
      from: ['Tab'],
      press: ['u'],
      holds: (page) => expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('+598'),
    },
    {
      keys: 'Una letra',
      specimen: 'writing',
      from: ['Tab', 'Tab'],
      press: ['u', '1'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Area' })).toHaveValue('1'),
    },
    {
      keys: 'Flechas arriba y abajo',
      specimen: 'writing',
      from: ['Tab'],
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('+598'),
    },
    {
      keys: 'Flechas arriba y abajo',
      specimen: 'writing',
      from: ['Tab', 'ArrowDown'],
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('+54'),
    },
  ],
}
