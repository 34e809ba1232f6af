import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const documentField: KeyboardTable = {
  component: 'DocumentField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'writing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'writing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flechas arriba y abajo',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('PASSPORT'),
    },
    {
      keys: 'Flechas arriba y abajo',
      specimen: 'writing',
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('ID'),
    },
    {
      keys: 'Una letra',
      specimen: 'writing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['3', 'a'],
      expectResult: async (page) => {
        await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('3A')
        await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('OTHER')
      },
    },
  ],
}
