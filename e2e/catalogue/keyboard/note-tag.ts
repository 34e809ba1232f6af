import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const noteTag: KeyboardTable = {
  component: 'NoteTag',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'danger',
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(page.getByRole('tooltip')).toHaveText('The scan cannot be read.')
        await expect(page.getByRole('button', { name: 'Rejected' })).toHaveAccessibleDescription(
          'The scan cannot be read.',
        )
      },
    },
    {
      noteKeys: 'Escape',
      specimen: 'danger',
      setupKeys: ['Tab'],
      waitForSetup: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(page.getByRole('tooltip')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Rejected' })).toBeFocused()
      },
    },
    {
      noteKeys: 'Enter',
      specimen: 'danger',
      setupKeys: ['Tab', 'Escape'],
      waitForSetup: (page) => expect(page.getByRole('tooltip')).toBeHidden(),
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
    },
  ],
}
