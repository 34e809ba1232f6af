import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const collapsible: KeyboardTable = {
  component: 'Collapsible',
  cases: [
    {
      keys: 'Tab',
      specimen: 'with-a-button',
      press: ['Tab'],
      holds: (page) => expect(page.locator('summary')).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'with-a-button',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'with-a-button',
      from: ['Tab', 'Enter'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Clear them all' })).toBeFocused(),
    },
    {
      keys: 'Enter',
      specimen: 'closed',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(page.getByText('What few readers need.')).toBeVisible(),
    },
    {
      keys: 'Enter',
      specimen: 'closed',
      from: ['Tab', 'Enter'],
      press: ['Enter'],
      holds: (page) => expect(page.getByText('What few readers need.')).toBeHidden(),
    },
    {
      keys: 'Espacio',
      specimen: 'closed',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByText('What few readers need.')).toBeVisible(),
    },
    {
      keys: 'Espacio',
      specimen: 'closed',
      from: ['Tab', 'Space'],
      press: ['Space'],
      holds: (page) => expect(page.getByText('What few readers need.')).toBeHidden(),
    },
  ],
}
