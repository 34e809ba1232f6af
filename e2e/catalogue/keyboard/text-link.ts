import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const textLink: KeyboardTable = {
  component: 'TextLink',
  cases: [
    {
      keys: 'Tab',
      specimen: 'accent',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('link', { name: 'I forgot my password' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'accent',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Enter',
      specimen: 'accent',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(page).toHaveURL(/#there$/),
    },
  ],
}
