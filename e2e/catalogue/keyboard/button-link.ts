import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const buttonLink: KeyboardTable = {
  component: 'ButtonLink',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'primary',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('link', { name: 'New visit' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'primary',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter',
      specimen: 'primary',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#new$/),
    },
  ],
}
