import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const skipLink: KeyboardTable = {
  component: 'SkipLink',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'to-the-content',
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
        await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport({ ratio: 1 })
      },
    },
    {
      noteKeys: 'Enter',
      specimen: 'to-the-content',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByRole('region', { name: 'Content' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter',
      specimen: 'to-the-content',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'In the content' })).toBeFocused(),
    },
  ],
}
