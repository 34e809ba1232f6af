import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const errorSummary: KeyboardTable = {
  component: 'ErrorSummary',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'several',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) =>
        expect(page.getByRole('link', { name: /^The plate is not complete/ })).toBeFocused(),
    },
    {
      noteKeys: 'Enter',
      specimen: 'with-fields',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: async (page) => {
        await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
        expect(new URL(page.url()).hash).toBe('')
      },
    },
  ],
}
