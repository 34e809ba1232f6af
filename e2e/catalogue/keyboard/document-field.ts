import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const documentField: KeyboardTable = {
  component: 'DocumentField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'writing',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'writing',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'writing',
      from: ['Tab', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flechas arriba y abajo',
      specimen: 'writing',
      from: ['Tab'],
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('PASSPORT'),
    },
    {
      keys: 'Flechas arriba y abajo',
      specimen: 'writing',
      from: ['Tab', 'ArrowDown'],
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('ID'),
    },
    {
      keys: 'Una letra',
      specimen: 'writing',
      from: ['Tab', 'Tab'],
      press: ['3', 'a'],
      holds: async (page) => {
        await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('3A')
        await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('OTHER')
      },
    },
  ],
}
