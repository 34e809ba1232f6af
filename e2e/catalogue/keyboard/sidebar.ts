import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const sidebar: KeyboardTable = {
  component: 'Sidebar',
  cases: [
    {
      keys: 'Tab',
      specimen: 'usual',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.getByRole('link', { name: 'Movements' })).toBeFocused(),
    },
    {
      keys: 'Enter',
      specimen: 'usual',
      from: ['Tab', 'Tab'],
      press: ['Enter'],
      holds: (page) => expect(page).toHaveURL(/#movements$/),
    },
  ],
}
