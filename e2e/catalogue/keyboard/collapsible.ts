import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const collapsible: KeyboardTable = {
  component: 'Collapsible',
  cases: [
    {
      keys: 'Tab',
      specimen: 'with-a-button',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator('summary')).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'with-a-button',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'with-a-button',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeFocused(),
    },
    {
      keys: 'Enter',
      specimen: 'closed',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByText('Rarely used filters.')).toBeVisible(),
    },
    {
      keys: 'Enter',
      specimen: 'closed',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByText('Rarely used filters.')).toBeHidden(),
    },
    {
      keys: 'Espacio',
      specimen: 'closed',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByText('Rarely used filters.')).toBeVisible(),
    },
    {
      keys: 'Espacio',
      specimen: 'closed',
      setupKeys: ['Tab', 'Space'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByText('Rarely used filters.')).toBeHidden(),
    },
  ],
}
