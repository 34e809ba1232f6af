import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const buttonLink: KeyboardTable = {
  component: 'ButtonLink',
  cases: [
    {
      keys: 'Tab',
      specimen: 'primary',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('link', { name: 'New one' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'primary',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Enter',
      specimen: 'primary',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(page).toHaveURL(/#new$/),
    },
  ],
}
