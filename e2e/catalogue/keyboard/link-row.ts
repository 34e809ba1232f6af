import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const linkRow: KeyboardTable = {
  component: 'LinkRow',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'plain',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('link', { name: /^Ana Ruiz/ })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'plain',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter',
      specimen: 'plain',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#there$/),
    },
  ],
}
