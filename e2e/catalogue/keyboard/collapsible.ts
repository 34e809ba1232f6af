import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const collapsible: KeyboardTable = {
  component: 'Collapsible',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'with-a-button',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator('summary')).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'with-a-button',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Tab',
      specimen: 'with-a-button',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter',
      specimen: 'closed',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByText('Rarely used filters.')).toBeVisible(),
    },
    {
      noteKeys: 'Enter',
      specimen: 'closed',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByText('Rarely used filters.')).toBeHidden(),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'closed',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByText('Rarely used filters.')).toBeVisible(),
    },
    {
      noteKeys: 'Espacio',
      specimen: 'closed',
      setupKeys: ['Tab', 'Space'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByText('Rarely used filters.')).toBeHidden(),
    },
  ],
}
