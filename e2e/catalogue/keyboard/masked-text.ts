import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const maskedText: KeyboardTable = {
  component: 'MaskedText',
  cases: [
    {
      noteKeys: 'Enter',
      specimen: 'number',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Number 30999881: hide' })).toHaveText('30999881'),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'number',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Space'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Number ending in 881: show' })).toBeVisible(),
    },
  ],
}
