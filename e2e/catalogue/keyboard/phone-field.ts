import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const phoneField: KeyboardTable = {
  component: 'PhoneField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('textbox', { name: 'Area' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      setupKeys: ['Tab', 'Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Una letra',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['u'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('+598'),
    },
    {
      noteKeys: 'Una letra',
      specimen: 'writing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['u', '1'],
      expectResult: (page) => expect(page.getByRole('textbox', { name: 'Area' })).toHaveValue('1'),
    },
    {
      noteKeys: 'Flechas arriba y abajo',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('+598'),
    },
    {
      noteKeys: 'Flechas arriba y abajo',
      specimen: 'writing',
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('+54'),
    },
  ],
}
