import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const sidebar: KeyboardTable = {
  component: 'Sidebar',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'usual',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.getByRole('link', { name: 'Movements' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter',
      specimen: 'usual',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#movements$/),
    },
  ],
}
