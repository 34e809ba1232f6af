import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const documentField: KeyboardTable = {
  component: 'DocumentField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Flechas arriba y abajo',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('PASSPORT'),
    },
    {
      noteKeys: 'Flechas arriba y abajo',
      specimen: 'writing',
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('ID'),
    },
    {
      noteKeys: 'Una letra',
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
