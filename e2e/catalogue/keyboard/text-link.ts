import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const textLink: KeyboardTable = {
  component: 'TextLink',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'accent',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('link', { name: 'I forgot my password' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'accent',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter',
      specimen: 'accent',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#there$/),
    },
  ],
}
